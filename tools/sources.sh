# Sourced by ./croupier; run by the build: what the program is built from, as one line of text.

# Prints a hash of all sources under folder $1, by their names and contents; file times do not count.
hash_sources() {
    local sum=cksum
    if command -v sha256sum >/dev/null 2>&1; then sum=sha256sum; fi
    (cd "$1" && find pom.xml ./*/pom.xml ./*/src/main -type f -print0 2>/dev/null | LC_ALL=C sort -z | xargs -0 "$sum" | "$sum")
}

if [ "${BASH_SOURCE[0]}" = "$0" ]; then hash_sources "$(dirname -- "$0")/.."; fi
