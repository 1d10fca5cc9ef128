/** The four sheets in the case, from the back; the second of them is not there. */
const sheets = [
  { x: 166, y: 52 },
  { x: 138, y: 84, missing: true },
  { x: 110, y: 116 },
  { x: 82, y: 148 },
];

/** What is drawn on the sheet in front: a room in elevation, its door ajar. */
const room =
  'M108 300V190H356V300M196 300V226H250V300M250 226L274 240V300M132 216H168V262H132ZM132 239H168M294 212H332V250H294Z';

/** The front of the case: its grip, and the title block that every sheet of a set has. */
const front = 'M188 330H278V352H188ZM292 424H414V474H292ZM292 442H414M350 442V474';

/** A portfolio case that stands open: sheets of the set, and the dashed place of the one that stayed at school. */
export function PortfolioCase({ caption }: { caption: string }) {
  return (
    <figure className="offline-figure">
      <svg className="offline-drawing" viewBox="16 12 496 500" aria-hidden="true">
        <path className="offline-back" d="M26 300L98 20H506L440 300" />
        {sheets.map(({ x, y, missing }) => (
          <path key={x} className={missing ? 'offline-missing' : 'offline-sheet'} d={`M${x} ${y}h300v250h-300z`} />
        ))}
        <path className="offline-plan" d={room} />
        <path className="offline-board" d="M26 300H440V500H26Z" />
        <path d={front} />
      </svg>
      <figcaption className="offline-caption">{caption}</figcaption>
    </figure>
  );
}
