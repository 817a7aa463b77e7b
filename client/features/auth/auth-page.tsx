import { Card, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Logo } from '../../components/logo.tsx';
import { SupportLine } from '../../components/support-line.tsx';
import { AuthForm } from './auth-form.tsx';
import { authIntent } from './auth-intent.ts';
import classes from './auth-page.module.css';
import type { AuthMode } from './authentication-failure.ts';
import { useLandingPage } from './use-landing-page.ts';

const TITLES: Record<AuthMode, string> = { login: 'Sign into your account', register: 'Create your account' };

/** Sign-in and registration in one. Specification, point 2. */
export function AuthPage() {
  const intent = authIntent(useLocation());
  const [mode, setMode] = useState(intent.mode);
  const navigate = useNavigate();
  const landingPage = useLandingPage(intent.dashboard);
  const onAuthenticated = async () => navigate(intent.landing ?? (await landingPage()), { replace: true });
  return (
    <div className={classes.page}>
      <title>{`${TITLES[mode]} · Plumbline`}</title>
      <header className={classes.brand}>
        <Logo />
        <div className={classes.slogan}>
          <Text component="p" fz={{ base: 22, md: 34 }} fw={600} lh={1.2} m={0}>
            Say it on site.
            <br />
            Find it in the report.
          </Text>
          <Text component="p" c="plumb.1" maw={420} visibleFrom="md">
            Plumbline turns the recording of your inspection into a finished report, in your own template and your own
            comments.
          </Text>
        </div>
      </header>
      <main className={classes.main}>
        <Card className={classes.card} padding="xl">
          <Stack>
            <Title order={1} fz="h2">
              {TITLES[mode]}
            </Title>
            <AuthForm mode={mode} onModeChange={setMode} onAuthenticated={onAuthenticated} />
          </Stack>
        </Card>
        <SupportLine />
      </main>
    </div>
  );
}
