import { SimpleGrid } from '@mantine/core';
import type { CheckoutMode } from '../../gql/graphql.ts';
import { PlanCard } from './plan-card.tsx';
import { price } from './price.ts';
import type { Offer } from './pricing-documents.ts';

interface PlansProps {
  offer: Offer;
  offersTrial: boolean;
  isSubscribed: boolean;
  busy: CheckoutMode | null;
  onChoose: (mode: CheckoutMode) => void;
}

/** Full Access, and the Free Trial where it was not used. Specification, point 2. */
export function Plans({ offer, offersTrial, isSubscribed, busy, onChoose }: PlansProps) {
  const cost = `${price(offer.monthlyPriceCents, offer.currency)}/month`;
  return (
    <SimpleGrid cols={{ base: 1, sm: offersTrial ? 2 : 1 }} spacing="lg">
      <PlanCard
        name={offer.planName}
        price={cost}
        variant="filled"
        action={isSubscribed ? null : 'Subscribe Now'}
        busy={busy === 'immediate'}
        disabled={busy !== null}
        onChoose={() => onChoose('immediate')}
      >
        {isSubscribed ? 'This is your plan.' : 'Everything, from today. Cancel whenever you like.'}
      </PlanCard>
      {offersTrial && (
        <PlanCard
          name="Free Trial"
          price={`Free for ${offer.trialDays} days`}
          variant="outline"
          action="Start Free Trial"
          busy={busy === 'trial'}
          disabled={busy !== null}
          onChoose={() => onChoose('trial')}
        >
          {`Everything in ${offer.planName}; ${cost} afterwards unless you cancel before.`}
        </PlanCard>
      )}
    </SimpleGrid>
  );
}
