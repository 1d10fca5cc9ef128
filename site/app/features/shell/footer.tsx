import type { MenuEntry, School } from '../../content/model.ts';

/** Logo, menu, social networks, legal links, complaint form, frame (section 2). */
export function Footer({ school, menu }: { school: School; menu: MenuEntry[] }) {
  return (
    <footer>
      {school.name} {menu.length}
    </footer>
  );
}
