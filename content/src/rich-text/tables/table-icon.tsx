/** A table of two columns and three rows. */
export function TableIcon() {
  return (
    <svg
      className="icon"
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M3.5 4.5h13v11h-13zM3.5 8.5h13M3.5 12h13M10 4.5v11" />
    </svg>
  );
}
