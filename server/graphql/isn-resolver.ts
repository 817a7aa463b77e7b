import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from './context.ts';
import { IsnCredentialsStatusType, IsnOrdersType, isnOrderType } from './isn-types.ts';

@Resolver()
export class IsnResolver {
  @Query(() => IsnCredentialsStatusType, { description: 'How the connection to ISN is set up.' })
  async isnCredentialsStatus(@Ctx() { app, actor }: Context): Promise<IsnCredentialsStatusType> {
    return app.isn.credentialsStatus(await actor());
  }

  @Query(() => IsnOrdersType, { description: 'Upcoming ISN orders, as they were read last.' })
  async isnOrders(
    @Arg('forceUpdate', () => Boolean, { defaultValue: false, description: 'True: read them from ISN now.' })
    forceUpdate: boolean,
    @Ctx() { app, actor }: Context,
  ): Promise<IsnOrdersType> {
    const { orders, fetchedAt } = await app.isn.orders(await actor(), { forceUpdate });
    return { orders: orders.map(isnOrderType), fetchedAt };
  }

  @Mutation(() => IsnCredentialsStatusType, {
    description: 'Keeps ISN credentials, once ISN has let them in; those before stay when it does not.',
  })
  async saveIsnCredentials(
    @Arg('username', () => String, { description: 'User name, or access key, at ISN.' }) username: string,
    @Arg('password', () => String, { description: 'Password, or secret. Never told again.' }) password: string,
    @Arg('companyKey', () => String, { description: 'Key of the company: letters, digits, hyphens.' })
    companyKey: string,
    @Ctx() { app, actor }: Context,
  ): Promise<IsnCredentialsStatusType> {
    return app.isn.saveCredentials(await actor(), { username, password, companyKey });
  }

  @Mutation(() => Boolean, {
    description: 'Deletes the ISN credentials and the orders read with them. False when there were none.',
  })
  async deleteIsnCredentials(@Ctx() { app, actor }: Context): Promise<boolean> {
    return app.isn.deleteCredentials(await actor());
  }

  @Mutation(() => IsnCredentialsStatusType, {
    description: 'Switches on or off that finished reports are linked from their ISN orders.',
  })
  async setIsnGivesBack(
    @Arg('givesBack', () => Boolean, { description: 'True: on.' }) givesBack: boolean,
    @Ctx() { app, actor }: Context,
  ): Promise<IsnCredentialsStatusType> {
    return app.isn.setGivesBack(await actor(), { givesBack });
  }
}
