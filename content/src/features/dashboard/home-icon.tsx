/** The link to the dashboard, at the start of the path above every page of the panel. Its name is the panel's own. */
export function HomeIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
    >
      <path d="M4 11 12 4l8 7v9h-5.5v-6h-5v6H4Z" />
    </svg>
  );
}
