package croupier.lab;

import croupier.kernel.Generator;

/** What playouts are like once they are warm: options, memory, and bytes allocated. */
record Steady(double options, int tableBytes, double bytesPerDecision) {

    static Steady of(Playout playout, int matches, long[] next) {
        long decisions = playout.match().decisions();
        long options = playout.match().optionsOffered();
        int bytes = 0;
        long allocated = Windows.allocatedBytes();
        for (int i = 0; i < matches; i++)
            bytes = Math.max(bytes, playout.play(Generator.mix(next[0]++)).bytes());
        allocated = Windows.allocatedBytes() - allocated;
        decisions = playout.match().decisions() - decisions;
        options = playout.match().optionsOffered() - options;
        double chosen = Math.max(1, decisions);
        return new Steady(options / chosen, bytes, allocated / chosen);
    }
}
