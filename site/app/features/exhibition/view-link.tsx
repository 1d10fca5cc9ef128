import type { ReactNode } from 'react';
import { viewAnchor } from './views.ts';

interface ViewLinkProps {
  /** of the view that it opens */
  viewKey: string;
  /** where it leads without the viewer */
  href: string;
  /** whether the link is itself what shows the image: then a URL of the view leads here */
  isPlace?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that opens a view in the viewer, where the page has an `Exhibition`; a plain link without JavaScript. */
export function ViewLink({ viewKey, href, isPlace, className, children }: ViewLinkProps) {
  return (
    <a
      className={className}
      id={isPlace ? viewAnchor(viewKey) : undefined}
      href={href}
      data-view={viewKey}
      data-enhanced
    >
      {children}
    </a>
  );
}
