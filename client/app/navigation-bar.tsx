import { Burger, Container, Group, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, NavLink } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { MenuEntries } from './menu-entries.tsx';
import classes from './navigation-bar.module.css';
import { MAIN_LINKS, USER_LINKS } from './navigation-links.ts';
import { UserBadge } from './user-badge.tsx';

/** Logo, links and the user's menu; on small screens one menu with the same entries. Specification, point 2. */
export function NavigationBar() {
  const [opened, menu] = useDisclosure();
  return (
    <Container size="xl" h="100%" px={{ base: 'sm', sm: 'lg' }}>
      <Group h="100%" justify="space-between" wrap="nowrap">
        <Group gap="xl" wrap="nowrap" h="100%">
          <Link to="/dashboard" className={classes.logo} aria-label="Plumbline, to the dashboard">
            <Logo />
          </Link>
          <Group component="nav" aria-label="Main" gap={4} visibleFrom="sm">
            {MAIN_LINKS.map(({ label, to }) => (
              <NavLink key={to} to={to} className={classes.link as string}>
                {label}
              </NavLink>
            ))}
          </Group>
        </Group>

        <Menu position="bottom-end" withinPortal={false} width={220}>
          <Menu.Target>
            <UnstyledButton visibleFrom="sm" className={classes.user}>
              <VisuallyHidden>User menu </VisuallyHidden>
              <UserBadge />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown visibleFrom="sm">
            <MenuEntries groups={[USER_LINKS]} />
          </Menu.Dropdown>
        </Menu>

        <Menu position="bottom-end" withinPortal={false} width={240} opened={opened} onChange={menu.toggle}>
          <Menu.Target>
            <Burger hiddenFrom="sm" color="white" opened={opened} aria-label="Menu" />
          </Menu.Target>
          <Menu.Dropdown hiddenFrom="sm">
            <Menu.Label c="dark.6">
              <UserBadge />
            </Menu.Label>
            <MenuEntries groups={[MAIN_LINKS, USER_LINKS]} />
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Container>
  );
}
