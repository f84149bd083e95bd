/** A value that its key names: `"iban": "…"`, `DB_PASSWORD=…`, `Account no.: …`, a cell under its column's head. */
export interface Field {
  /** Small, its words parted by one space: accountNumber and ACCOUNT_NUMBER are `account number`. */
  readonly key: string;
  /** The key as a name may be written: without accents, and with hyphens: `kv_nr` is kv nr and kv-nr. */
  readonly names: readonly string[];
  /** Of a key that says little by itself, with the one around it: of `{"salary": {"gross": …}}` `salary gross`. */
  readonly within: string | null;
  /** A cell of a table, whose row is its line. */
  readonly isCell: boolean;
  readonly start: number;
  readonly end: number;
}
export type Plain = Pick<Field, 'key' | 'start' | 'end'> & { readonly isCell?: true };
