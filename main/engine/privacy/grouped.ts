/** What has the same key, together, keys and items in the order of the items. Linear. */
export const grouped = <Item, Key>(items: Iterable<Item>, by: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = by(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
};
