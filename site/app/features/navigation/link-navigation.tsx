import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { navigationTarget } from './navigation-target.ts';

/**
 * Turns clicks on plain inner links into client navigations: one listener for the whole document, so that links inside
 * rich text are covered too.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const target = navigationTarget(event, window.location);
      if (!target) return;
      event.preventDefault();
      navigate(target);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}
