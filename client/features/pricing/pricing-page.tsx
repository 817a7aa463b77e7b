import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { AlertMessage } from '../../components/alert-message.tsx';
import { Page } from '../../components/page.tsx';
import { PageLoading } from '../../components/page-loading.tsx';
import { PublicFrame } from '../../components/public-frame.tsx';
import { SupportLine } from '../../components/support-line.tsx';
import { useSessionState } from '../../lib/session-context.ts';
import { useBillingPortal } from '../../lib/use-billing-portal.ts';
import { AccountAction } from './account-action.tsx';
import { SIGN_IN_FIRST } from './auth-requests.ts';
import { FeatureList } from './feature-list.tsx';
import { Plans } from './plans.tsx';
import { PRICING_PAGE } from './pricing-documents.ts';
import { StandingBanner } from './standing-banner.tsx';
import { useCheckout } from './use-checkout.ts';
import { useStanding } from './use-standing.ts';

/** The plan choice, for visitors and users. Specification, point 2. */
export function PricingPage() {
  const state = useSessionState();
  return state === 'restoring' ? <PageLoading /> : <PlanChoice isVisitor={state === 'visitor'} />;
}

function PlanChoice({ isVisitor }: { isVisitor: boolean }) {
  const { data, error, refetch } = useQuery(PRICING_PAGE);
  const standing = useStanding();
  const { busy, alert, choose } = useCheckout();
  const portal = useBillingPortal();
  const navigate = useNavigate();
  const manageBilling = () => (isVisitor ? navigate('/auth', { state: SIGN_IN_FIRST }) : void portal.open());
  const isSubscribed = standing.running !== null;
  return (
    <PublicFrame action={<AccountAction />}>
      <Page title="Choose Your Plan" size="md">
        <StandingBanner standing={standing} isOpeningPortal={portal.isOpening} onManageBilling={manageBilling} />
        {portal.alert && <AlertMessage>{portal.alert}</AlertMessage>}
        {alert && <AlertMessage>{alert}</AlertMessage>}
        {data && (
          <>
            <Plans
              offer={data.pricing}
              offersTrial={!standing.hasUsedFreeTrial && !isSubscribed}
              isSubscribed={isSubscribed}
              busy={busy}
              onChoose={(mode) => void choose(mode)}
            />
            <FeatureList features={data.pricing.features} />
          </>
        )}
        {!data && !error && <Skeleton h={220} role="status" aria-label="Loading the plans" />}
        {!data && error && (
          <AlertMessage onRetry={() => void refetch().catch(() => undefined)}>
            The plans could not be loaded. Check your connection and try again.
          </AlertMessage>
        )}
        <SupportLine />
      </Page>
    </PublicFrame>
  );
}
