package croupier.script.library;

import croupier.kernel.Content;

/** Card files with something of everything, for tests that read whole folders. */
final class Sample {
    private Sample() {}

    static final String CARDS = """
            # attacks
            Strike:
              type: attack
              cost: 1
              tags: [basic]
              numbers: { damage: 6 }
              upgrade: { damage: 9 }
              play:
                - damage: damage
              examples:
                - given: { my.strength: 2, target.hp: 40 }
                  play: Strike
                  then: { target.hp: 34 }
            Sweep:
              type: attack
              numbers: { damage: 4, times: 2 }
              upgrade: [ { damage: 5 }, { damage: 6, cost: 0 } ]
              play:
                - damage: damage
                  to: all enemies
                  times: times
                - if: any enemies where hp <= 0
                  then:
                    - gain block: count of enemies where hp <= 0
                  else: stop
            Shell:
              type: skill
              keywords: [flying]
              range: 3..5
              play:
                - require: my.hp > 10
                  else: skip
                - gain block: 5 + my.power
                - choose: up to 2 of hand where type = skill and name != "Shell"
                  as: kept
                - each: hand - kept
                  do:
                    - discard: it
                - may:
                    - discard: 1 of hand
                - modes:
                    - option: Strong
                      do: { apply: Strength, amount: 2 }
                    - option: Hard
                      if: late
                      do: { apply: Sharp Hide, amount: 'max(1, turn)' }
              abilities:
                - when: damage
                  if: target = me and amount > 0
                  do:
                    - damage: amount
                      to: enemies with lowest hp
                - before: draw
                  change: amount + 1
              modifiers:
                - while: my.block > 0
                  affects: heroes
                  add: { power: 2 }
            """;

    static Content content() {
        return Toy.content(
                "cards/basic.yaml",
                CARDS,
                "enemies/first.yaml",
                "Worm: { hp: 10..12, moves: { bite: [ { damage: 3, to: me } ], rest: [] } }\nRat: { hp: 5 }\n",
                "keywords/all.yaml",
                "flying:\n  about: Over everything\n",
                "powers.yaml",
                "Strength:\nSharp Hide: { good: false }\n",
                "variants/house.yaml",
                """
                hard:
                  about: Everything costs more
                  options: { lives: "3" }
                  change:
                    cards: { Strike: { cost: 2, numbers: { damage: 5 } } }
                harder:
                  base: hard
                  change:
                    enemies: { Rat: { hp: 9 } }
                """,
                "scenarios/not-ours.yaml",
                "[");
    }
}
