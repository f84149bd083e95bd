import { request } from '../../api';
import { Ask } from '../../components/ask';
import { en } from '../../i18n/en';
import { fail, openDialog } from '../../window-store';

const open = async (url: string): Promise<void> => {
  const result = await request('link.open', { url });
  if (!result.ok) fail(result.error);
};

/** Shows where a link leads before it is opened. */
export const LinkDialog = ({ url }: { url: string }) => (
  <Ask title={en.link.title} confirm={en.link.open} onConfirm={() => void open(url)} onClose={() => openDialog(null)}>
    <p>{en.link.text}</p>
    <p className="address">{url}</p>
  </Ask>
);
