import * as styles from './swatch.module.css';
import type { PairFigures } from './theme-figures.ts';

/** A colour of the scheme in use. SVG, because the pages' policy leaves no style attributes. */
export function Swatch({ token }: { token: string }) {
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <rect width="100%" height="100%" fill={`var(--${token})`} />
    </svg>
  );
}

/** A pairing in both schemes at once, with its contrast in each. */
export function Pair({ pair, kind = 'words' }: { pair: PairFigures; kind?: 'words' | 'lines' }) {
  return (
    <div className={styles.pair}>
      <div className={styles.samples}>
        {pair.figures.map(({ scheme, front, back, ratio }) => (
          <div key={scheme} className={styles.sample}>
            <svg className={styles.swatch} viewBox="0 0 120 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <rect x="-200" y="-200" width="520" height="460" fill={back} />
              {kind === 'words' ? (
                <text x="60" y="41" textAnchor="middle" fill={front} className={styles.letters}>
                  Aa
                </text>
              ) : (
                <rect x="44" y="18" width="32" height="24" fill="none" stroke={front} strokeWidth="2" />
              )}
            </svg>
            <p className={styles.ratio}>
              {ratio} <span className={styles.scheme}>{scheme === 'light' ? 'clair' : 'sombre'}</span>
            </p>
          </div>
        ))}
      </div>
      <p className={styles.name}>{pair.name}</p>
    </div>
  );
}
