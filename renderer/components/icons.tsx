const Icon = ({ path }: { path: string }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const CloseIcon = () => <Icon path="M4 4l8 8M12 4l-8 8" />;
export const MenuIcon = () => <Icon path="M2.5 4h11M2.5 8h11M2.5 12h11" />;
export const PreviousIcon = () => <Icon path="M10 3.5L5.5 8l4.5 4.5" />;
export const NextIcon = () => <Icon path="M6 3.5L10.5 8 6 12.5" />;
export const DownIcon = () => <Icon path="M8 3v10M3.5 8.5L8 13l4.5-4.5" />;
export const CheckIcon = () => <Icon path="M3 8.5l3.5 3.5L13 4.5" />;
export const MoreIcon = () => <Icon path="M3.5 8h.01M8 8h.01M12.5 8h.01" />;
