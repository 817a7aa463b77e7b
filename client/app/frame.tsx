import { AppShell } from '@mantine/core';
import { Outlet } from 'react-router-dom';
import classes from './frame.module.css';
import { NavigationBar } from './navigation-bar.tsx';

/** Frame of the protected screens: the navigation bar above the page, the way to the API explorer below it. */
export function Frame() {
  return (
    <AppShell header={{ height: 60 }}>
      <a href="#page" className={classes.skip}>
        Skip to the page
      </a>
      <AppShell.Header className={classes.header}>
        <NavigationBar />
      </AppShell.Header>
      <AppShell.Main id="page" tabIndex={-1} bg="gray.0" className={classes.page}>
        <Outlet />
        <footer className={classes.footer}>
          <a href="/graphql">API explorer</a>
        </footer>
      </AppShell.Main>
    </AppShell>
  );
}
