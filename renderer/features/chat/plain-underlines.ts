/** A remark plugin: a line of hyphens under a sentence makes no headline of it. In a letter it opens the signature. */
export function plainUnderlines(this: { data(): object }): void {
  const data: { micromarkExtensions?: unknown[] } = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: ['setextUnderline'] } }];
}
