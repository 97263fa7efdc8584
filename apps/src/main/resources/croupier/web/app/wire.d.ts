// The shapes of what the server sends (RoomFrames, Eyes, Happenings, Foresight) and of what the page makes of it.

/** Where a thing is for this viewer: by its number, or by its place where it is hidden. */
export interface Ref {
    i?: number;
    z?: string;
    o?: number;
    p?: number;
}

export interface Option {
    w: string;
    text: string;
    n?: number;
    a?: Ref;
    b?: Ref;
    /** What it would do now, in words. */
    aside?: string;
    price?: { n: number; of: string };
    /** The place of the chart that it leads to. */
    spot?: number;
    /** The part of the turn whose stop it changes. */
    part?: number;
    /** What it is about, by which the board draws it. */
    kind?: string;
}

/** Where the match is, such as a battle or a shop. */
export interface Scene {
    name: string;
    title: string;
    text?: string;
    numbers?: Record<string, number>;
}

/** The parts of a turn; stop: 1 is asked here, 0 passes, -1 cannot be chosen. */
export interface Strip {
    parts: { name: string; stop: number }[];
    now: number;
    seat: number;
}

/** Places (column, row, kind, mark) and the ways between them, by their numbers. */
export interface Chart {
    title: string;
    spots: [number, number, string, string][];
    ways: [number, number][];
}

/** A mark on a thing, such as what it is about to do. */
export interface Sign {
    k: string;
    n: number;
    times: number;
    text: string;
}

/** What may not be chosen, and why. */
export interface Refused extends Option {
    why: string;
}

/** An open decision; d names it in the answer. */
export interface Ask {
    d: string;
    p: string;
    text: string;
    min: number;
    max: number;
    several?: boolean;
    ordered?: boolean;
    together?: boolean;
    because?: string;
    source?: Ref;
    options: Option[];
    /** What people may do besides, counted behind the options. */
    besides?: Option[];
    /** What this question and those after it are about: each thing with what it may be paired with. */
    pairs?: { a: Ref; to: Ref[] }[];
    not: Refused[];
}

export interface Seat {
    name: string;
    who: string;
    here: boolean;
    bot?: string;
    away?: boolean;
    /** Milliseconds for which its bot has been thinking. */
    thinks?: number;
    /** Wants to play once more. */
    again?: boolean;
}

export interface Zone {
    name: string;
    shared: boolean;
    sight: string;
}

/** A game's board.yaml. */
export type Board = Record<string, any>;

/** What does not change while a match lasts. */
export interface Table {
    match: string;
    game: string;
    about: string;
    seat: number;
    clock: number;
    full: boolean;
    board: Board;
    zones: Zone[];
    seats: Seat[];
    options: Record<string, any>;
    said: Said[];
    next?: string;
}

export interface Said {
    name: string;
    text: string;
}

/** A thing on the table as the page keeps it; hidden ones have a key and a place alone. */
export interface Thing {
    key: string;
    z: string;
    o?: number;
    hidden?: boolean;
    i?: number;
    k?: string;
    n?: string;
    c?: number;
    x?: string;
    v?: Record<string, any>;
    /** The wholes of numbers, by label. */
    m?: Record<string, number>;
    /** The group among others of its zone. */
    g?: string;
    gone?: boolean;
    s?: Sign[];
    /** What it has to do with others. */
    r?: { as: string; to: Ref }[];
}

export interface Place {
    z: string;
    o: number;
    things: Thing[];
    /** What lies hidden here, sorted: its order is not known. */
    known?: Thing[];
}

export interface Entry {
    at: number;
    x?: string;
    k?: string;
    [more: string]: any;
}

export interface Over {
    results: string[];
    scores: any;
    seed: string;
    how?: string[];
}

/** How a match went: every answer, numbers of the players at some turns, and what they did. */
export interface Course {
    answers: number;
    why: string;
    moments: { s: number; t: number; tn?: string; q?: string; a?: string }[];
    turns: number[];
    series: { l: string; seats: number[][] }[];
    figures: Record<string, number[]>;
}

/** What a bot thinks of one answer. */
export interface Judged {
    answer: number;
    before?: number;
    after?: number;
    best?: string;
    chosen?: string;
    line?: string[];
}

/** A position of a match that was played. */
export interface Recalled {
    match: string;
    seat: number;
    at: number;
    positions: number;
    over: boolean;
    frame: any;
}

/** A thing shown large: beside the pointer, or pinned. */
export interface Zoomed {
    thing: Thing;
    rect?: DOMRect;
    why?: string;
    pinned?: boolean;
}

/** Several things to do with one card. */
export interface Menu {
    key: string;
    options: any[];
    aims?: any[];
    element: any;
}

/** A game of the lobby. */
export interface Box {
    name: string;
    about: string;
    least: number;
    most: number;
    cards: number;
    /** How strong a bot may be, the weakest first. */
    levels: string[];
    /** The options by which seats choose decks, the first seat's first. */
    decks: string[];
    samples: any[];
    options: { name: string; help: string; usual: string; choices: string[] }[];
    packs: { name: string; about: string; on: boolean }[];
    board: Board;
    broken?: string;
}

/** A match of the lobby. */
export interface Summary {
    id: string;
    game: string;
    made: number;
    answers: number;
    over: boolean;
    watching: number;
    seats: Seat[];
    /** -1 where there are no turns. */
    turn: number;
    /** What players call it. */
    turnName: string;
    /** Who is asked. */
    waiting: number[];
    results: string[];
    /** The seat of the one who asks; -1 for none. */
    seat?: number;
    /** Why it is not there any more. */
    gone?: string;
}
