export declare const serverFlags: readonly string[]
export declare const nodePackage: string
