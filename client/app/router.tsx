import { Navigate, type RouteObject } from 'react-router-dom';
import { PageLoading } from '../components/page-loading.tsx';
import { Protected, VisitorOnly } from './guards.tsx';
import { PageFailure } from './page-failure.tsx';
import { Root } from './root.tsx';
import { WithIsn } from './with-isn.tsx';

const authPage = async () => ({ Component: (await import('../features/auth/auth-page.tsx')).AuthPage });

const forVisitors: RouteObject[] = [
  { path: '/', lazy: authPage },
  { path: '/auth', lazy: authPage },
];

const forEverybody: RouteObject[] = [
  {
    path: '/pricing',
    lazy: async () => ({ Component: (await import('../features/pricing/pricing-page.tsx')).PricingPage }),
  },
  {
    path: '/payment',
    lazy: async () => ({ Component: (await import('../features/payment/payment-page.tsx')).PaymentPage }),
  },
  { path: '/terms', lazy: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }) },
];

/** Screens that know ISN orders. */
const withIsn: RouteObject[] = [
  {
    path: '/dashboard',
    lazy: async () => ({ Component: (await import('../features/reports/dashboard-page.tsx')).DashboardPage }),
  },
  {
    path: '/isn-credentials',
    lazy: async () => ({
      Component: (await import('../features/isn-credentials/isn-credentials-page.tsx')).IsnCredentialsPage,
    }),
  },
];

const forSubscribers: RouteObject[] = [
  { Component: WithIsn, children: withIsn },
  {
    path: '/upload-report',
    lazy: async () => ({ Component: (await import('../features/template-page/template-page.tsx')).TemplatePage }),
  },
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('../features/profile/profile-page.tsx')).ProfilePage }),
  },
  {
    path: '/templates',
    lazy: async () => ({
      Component: (await import('../features/template-editor/template-editor-page.tsx')).TemplateEditorPage,
    }),
  },
];

/**
 * The route table of the specification, point 2; the code of each page is loaded when it is gone to. Capital letters in an address
 * do not matter.
 */
export const ROUTES: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: PageLoading,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          { Component: VisitorOnly, children: forVisitors },
          { Component: Protected, children: forSubscribers },
          ...forEverybody,
          { path: '*', element: <Navigate to="/dashboard" replace /> },
        ],
      },
    ],
  },
];
