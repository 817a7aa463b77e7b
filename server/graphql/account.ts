import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { SubscriptionStatus } from '../domain/billing/subscription.ts';
import { SubscriptionStatusEnum } from './billing.ts';
import type { Context } from './context.ts';

@ObjectType('Account', { description: 'Somebody with a login.', simpleResolvers: true })
export class AccountType {
  @Field(() => ID, { description: 'Stable identifier.' })
  id!: string;

  @Field(() => String, { description: 'E-mail address, in lower case.' })
  username!: string;

  @Field(() => SubscriptionStatusEnum, { description: 'How its subscription stands.' })
  subscriptionStatus!: SubscriptionStatus;

  @Field(() => Boolean, { description: 'True once the free trial was begun: there is one per account.' })
  hasUsedFreeTrial!: boolean;
}

@ObjectType('Session', { description: 'The tokens of one log-in.', simpleResolvers: true })
export class SessionType {
  @Field(() => String, { description: 'Sent as `Authorization: Bearer …`; valid for 15 minutes.' })
  accessToken!: string;

  @Field(() => String, { description: 'Exchanged once for new tokens by `refresh`; valid for 30 days.' })
  refreshToken!: string;

  @Field(() => AccountType, { description: 'Whose session it is.' })
  account!: AccountType;
}

@Resolver()
export class AccountResolver {
  @Query(() => AccountType, { description: 'The account that asks.' })
  async me(@Ctx() { app, actor }: Context): Promise<AccountType> {
    return app.accounts.get(await actor());
  }

  @Mutation(() => SessionType, { description: 'Opens an account and logs it in.' })
  register(
    @Arg('username', () => String, { description: 'E-mail address, at most 254 characters.' }) username: string,
    @Arg('password', () => String, { description: '8 to 1024 characters.' }) password: string,
    @Ctx() { app, caller }: Context,
  ): Promise<SessionType> {
    return app.accounts.register({ username, password, address: caller.address });
  }

  @Mutation(() => SessionType, { description: 'Starts a session.' })
  login(
    @Arg('username', () => String, { description: 'E-mail address, in upper or lower case.' }) username: string,
    @Arg('password', () => String, { description: 'The password as it was set.' }) password: string,
    @Ctx() { app, caller }: Context,
  ): Promise<SessionType> {
    return app.accounts.logIn({ username, password, address: caller.address });
  }

  @Mutation(() => SessionType, { description: 'Exchanges a refresh token for new tokens of the same session.' })
  refresh(
    @Arg('refreshToken', () => String, { description: 'The newest refresh token of the session.' })
    refreshToken: string,
    @Ctx() { app }: Context,
  ): Promise<SessionType> {
    return app.accounts.refresh({ refreshToken });
  }

  @Mutation(() => Boolean, { description: 'Ends the session of a refresh token. True also when it had ended before.' })
  async logout(
    @Arg('refreshToken', () => String, { description: 'A refresh token of the session.' }) refreshToken: string,
    @Ctx() { app }: Context,
  ): Promise<boolean> {
    await app.accounts.logOut({ refreshToken });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Gives the account a new password and ends all its other sessions.' })
  async changePassword(
    @Arg('newPassword', () => String, { description: '8 to 1024 characters.' }) newPassword: string,
    @Ctx() { app, actor }: Context,
  ): Promise<boolean> {
    await app.accounts.changePassword(await actor(), { newPassword });
    return true;
  }

  @Mutation(() => Boolean, { description: 'Closes the account for good and removes everything that belongs to it.' })
  async deleteAccount(@Ctx() { app, actor }: Context): Promise<boolean> {
    await app.accounts.delete(await actor());
    return true;
  }
}
