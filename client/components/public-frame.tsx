import { Container, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from './logo.tsx';
import classes from './public-frame.module.css';

interface PublicFrameProps {
  /** Stands at the end of the header. */
  action?: ReactNode;
  children: ReactNode;
}

/** Frame of the screens that visitors see too: the product's name above the page. */
export function PublicFrame({ action, children }: PublicFrameProps) {
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Container size="xl" h="100%" px={{ base: 'sm', sm: 'lg' }}>
          <Group h="100%" justify="space-between" wrap="nowrap">
            <Link to="/dashboard" className={classes.logo} aria-label="Plumbline, to the dashboard">
              <Logo />
            </Link>
            {action}
          </Group>
        </Container>
      </header>
      <main>{children}</main>
    </div>
  );
}
