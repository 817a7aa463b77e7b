import { Field, ID, ObjectType } from 'type-graphql';
import type { IsnOrder } from '../domain/isn/isn-order.ts';
import { addressLabel, headerAddress, parseHeader } from '../domain/report/header.ts';

@ObjectType('IsnCredentials', { description: 'What opens ISN, but for the password.', simpleResolvers: true })
export class IsnCredentialsType {
  @Field(() => String, { description: 'User name at ISN.' })
  username!: string;

  @Field(() => String, { description: 'Key of the company, in lower case.' })
  companyKey!: string;
}

@ObjectType('IsnCredentialsStatus', { description: 'How the connection to ISN is set up.', simpleResolvers: true })
export class IsnCredentialsStatusType {
  @Field(() => Boolean, { description: 'Whether there are credentials.' })
  hasCredentials!: boolean;

  @Field(() => IsnCredentialsType, { nullable: true, description: 'The credentials; null without any.' })
  credentials!: IsnCredentialsType | null;

  @Field(() => Boolean, { description: 'Whether finished reports are linked from their ISN orders.' })
  givesBack!: boolean;
}

@ObjectType('IsnOrder', { description: 'An inspection that was ordered.', simpleResolvers: true })
export class IsnOrderType {
  @Field(() => ID, { description: "ISN's identifier of it." })
  id!: string;

  @Field(() => String, { description: "Address of the house; 'Unknown Address' where there is none." })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'When it is inspected, in the time of the place: `2026-04-27T13:30:00`; null while unscheduled.',
  })
  datetime!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number of the house; null where it is not told.' })
  street!: string | null;

  @Field(() => String, { nullable: true, description: 'City; null where it is not told.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'State; null where it is not told.' })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP code; null where it is not told.' })
  zip!: string | null;

  @Field(() => String, { nullable: true, description: "The client's first name; null where it is not told." })
  clientFirstName!: string | null;

  @Field(() => String, { description: 'All of it as JSON: what `createReport` takes as `isnOrder`.' })
  orderJson!: string;
}

@ObjectType('IsnOrders', { description: 'Orders as they were read from ISN.', simpleResolvers: true })
export class IsnOrdersType {
  @Field(() => [IsnOrderType], { description: 'Upcoming ones, by time; unscheduled ones last.' })
  orders!: IsnOrderType[];

  @Field(() => Date, { description: 'When they were read.' })
  fetchedAt!: Date;
}

/** An order as this door shows it. */
export function isnOrderType(order: IsnOrder): IsnOrderType {
  const orderJson = JSON.stringify(order);
  const header = parseHeader(orderJson) ?? { report_info: {}, client_data: {} };
  return {
    id: order.id,
    label: addressLabel(orderJson),
    datetime: order.datetime,
    ...headerAddress(header),
    orderJson,
  };
}
