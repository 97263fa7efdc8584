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
    not: Refused[];
}

export interface Seat {
    name: string;
    who: string;
    here: boolean;
    bot?: string;
    away?: boolean;
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
}

export interface Place {
    z: string;
    o: number;
    things: Thing[];
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
    bots: string[];
    samples: any[];
    options: { name: string; help: string; usual: string; choices: string[] }[];
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
}
