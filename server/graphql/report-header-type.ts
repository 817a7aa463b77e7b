import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { HeaderField, HeaderGroup, ReportHeader } from '../domain/report/header.ts';
import { headerAddress, headerFields } from '../domain/report/header.ts';

const HeaderGroupEnum: { [Group in HeaderGroup]: Group } = {
  report_info: 'report_info',
  client_data: 'client_data',
};
registerEnumType(HeaderGroupEnum, {
  name: 'ReportHeaderGroup',
  description: 'Where a field of an order stands.',
  valuesConfig: {
    report_info: { description: 'About the inspected house and the inspection.' },
    client_data: { description: 'About the client.' },
  },
});

@ObjectType('ReportHeaderField', { description: 'A field of an order.', simpleResolvers: true })
class ReportHeaderFieldType {
  @Field(() => HeaderGroupEnum, { description: 'Where it stands.' })
  group!: HeaderGroup;

  @Field(() => String, { description: 'Its name in the template, such as `RIAddress1`.' })
  name!: string;

  @Field(() => String, { description: 'Its value.' })
  value!: string;
}

@ObjectType('ReportHeader', { description: 'The order that a report is written for.', simpleResolvers: true })
export class ReportHeaderType {
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

  @Field(() => [ReportHeaderFieldType], { description: 'Every field of the order.' })
  fields!: HeaderField[];
}

/** An order as this door shows it. */
export function headerView(header: ReportHeader | null): ReportHeaderType | null {
  return header && { ...headerAddress(header), fields: headerFields(header) };
}
