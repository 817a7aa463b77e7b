import { Navigate, type RouteObject } from 'react-router-dom';
import { Protected, VisitorOnly } from './guards.tsx';
import { PageFailure } from './page-failure.tsx';
import { PageLoading } from './page-loading.tsx';

const authPage = async () => ({ Component: (await import('../features/auth/auth-page.tsx')).AuthPage });

/** The route table of the specification, point 2; the code of each page is loaded when it is gone to. */
export const ROUTES: RouteObject[] = [
  {
    ErrorBoundary: PageFailure,
    HydrateFallback: PageLoading,
    children: [
      {
        Component: VisitorOnly,
        children: [
          { path: '/', lazy: authPage },
          { path: '/auth', lazy: authPage },
        ],
      },
      {
        Component: Protected,
        children: [
          {
            path: '/dashboard',
            lazy: async () => ({
              Component: (await import('../features/reports/dashboard-page.tsx')).DashboardPage,
            }),
          },
          {
            path: '/upload-report',
            lazy: async () => ({
              Component: (await import('../features/template-page/template-page.tsx')).TemplatePage,
            }),
          },
        ],
      },
      { path: '/terms', lazy: async () => ({ Component: (await import('./terms-page.tsx')).TermsPage }) },
      { path: '*', element: <Navigate to="/dashboard" replace /> },
    ],
  },
];
