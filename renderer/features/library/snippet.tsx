/** Text around a match; the match stands between U+E000 and U+E001. */
export const Snippet = ({ text }: { text: string }) => {
  let at = 0;
  return (
    <span className="snippet">
      {text.split(/([\uE000][^\uE001]*[\uE001]?)/).map((part) => {
        const key = at;
        at += part.length;
        return part.startsWith('\uE000') ? <b key={key}>{part.replace(/[\uE000\uE001]/g, '')}</b> : part;
      })}
    </span>
  );
};
