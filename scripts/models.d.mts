export const fetchModel: (id?: string) => Promise<string>;
