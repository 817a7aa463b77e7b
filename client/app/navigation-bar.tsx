import { Burger, Container, Group, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, NavLink } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import classes from './navigation-bar.module.css';
import { useLogOut } from './use-log-out.ts';
import { UserBadge } from './user-badge.tsx';

const LINKS = [
  { label: 'Reports', to: '/dashboard' },
  { label: 'Template', to: '/upload-report' },
];

/** Logo, links and the user's menu; on small screens one menu with the same entries. Specification, point 2. */
export function NavigationBar() {
  const logOut = useLogOut();
  const [opened, menu] = useDisclosure();
  return (
    <Container size="xl" h="100%" px={{ base: 'sm', sm: 'lg' }}>
      <Group h="100%" justify="space-between" wrap="nowrap">
        <Group gap="xl" wrap="nowrap" h="100%">
          <Link to="/dashboard" className={classes.logo} aria-label="Plumbline, to the dashboard">
            <Logo />
          </Link>
          <Group component="nav" aria-label="Main" gap={4} visibleFrom="sm">
            {LINKS.map(({ label, to }) => (
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
          <Menu.Dropdown>
            <Menu.Item data-autofocus onClick={() => void logOut()}>
              Logout
            </Menu.Item>
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
            {LINKS.map(({ label, to }, index) => (
              <Menu.Item key={to} component={Link} to={to} data-autofocus={index === 0 || undefined}>
                {label}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item onClick={() => void logOut()}>Logout</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Container>
  );
}
