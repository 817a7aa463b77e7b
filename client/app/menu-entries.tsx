import { Menu } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useUnsavedChangesOfPage } from '../lib/unsaved-changes.ts';
import { useLogOut } from '../lib/use-log-out.ts';

interface MenuEntriesProps {
  /** Groups of links, a line between them. */
  groups: { label: string; to: string }[][];
}

/** Links, then Logout. The first entry has the focus when the menu opens. */
export function MenuEntries({ groups }: MenuEntriesProps) {
  const logOut = useLogOut();
  const unsavedChanges = useUnsavedChangesOfPage();
  const [first] = groups.flat();

  async function leave() {
    if (await unsavedChanges.mayLeave()) await logOut();
  }

  return (
    <>
      {groups.map((links) => (
        <Fragment key={links[0]?.to}>
          {links.map((link) => (
            <Menu.Item key={link.to} component={Link} to={link.to} data-autofocus={link === first || undefined}>
              {link.label}
            </Menu.Item>
          ))}
          <Menu.Divider />
        </Fragment>
      ))}
      <Menu.Item onClick={() => void leave()}>Logout</Menu.Item>
    </>
  );
}
