import { Aws, Stack, type StackProps } from 'aws-cdk-lib';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { retentionOf } from './retentionOf.ts';
import type { StageConfig } from './StageConfig.ts';

/** As in nginx's log: no address, query, path or user agent. The API's own log has the route of each call. */
export const LOGGED_FIELDS = [
  'date',
  'time',
  'x-edge-location',
  'x-edge-request-id',
  'cs-method',
  'x-host-header',
  'sc-status',
  'sc-bytes',
  'time-taken',
  'x-edge-result-type',
  'x-edge-detailed-result-type',
  'ssl-protocol',
  'cs-protocol-version',
];

interface EdgeLogsStackProps extends StackProps {
  config: StageConfig;
  distributionId: string;
}

/** CloudFront's log, in us-east-1, from which CloudFront delivers logs. */
export class EdgeLogsStack extends Stack {
  constructor(scope: Construct, id: string, { config, distributionId, ...props }: EdgeLogsStackProps) {
    super(scope, id, props);
    const name = `fleetwatch-${config.stage}-edge`;
    const log = new LogGroup(this, 'Log', { retention: retentionOf(config.logDays) });
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: log.logGroupArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: LOGGED_FIELDS,
    });
    delivery.addResourceDependency(source);
  }
}
