export declare const SPARING: readonly string[];
export declare const PATIENT: readonly string[];
export declare function tellV8(flags: readonly string[]): void;
