declare module 'multicoin-address-validator' {
  export const validate: (address: string, currency: string) => boolean;
}
