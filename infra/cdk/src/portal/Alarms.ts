import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import {
  HttpCodeElb,
  HttpCodeTarget,
  type ApplicationLoadBalancer,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { StageConfig } from '../StageConfig.ts';
import type { WebService } from './WebService.ts';

const CPU_HIGH_PERCENT = 85;
const SLOW_SECONDS = 2;

interface AlarmsProps {
  config: StageConfig;
  balancer: ApplicationLoadBalancer;
  services: Record<'api' | 'pages', WebService>;
}

interface Bound {
  /** The alarm threshold. */
  limit: number;
  /** Number of evaluated minutes. */
  of: number;
  /** Minutes above the threshold that raise the alarm. */
  minutes?: number;
  isBelow?: boolean;
  /** Whether missing data counts as a breach. */
  isSilenceBad?: boolean;
}

/** Alarms by mail, for conditions that need an operator at once. */
export class Alarms extends Construct {
  readonly #topic: Topic;

  constructor(scope: Construct, id: string, { config, balancer, services }: AlarmsProps) {
    super(scope, id);
    const key = new Key(this, 'Key', { enableKeyRotation: true, description: 'Alarms of Fleetwatch' });
    key.grantEncryptDecrypt(new ServicePrincipal('cloudwatch.amazonaws.com'));
    this.#topic = new Topic(this, 'Topic', { masterKey: key, enforceSSL: true });
    for (const address of config.alarmEmails) this.#topic.addSubscription(new EmailSubscription(address));

    const minute = { period: Duration.minutes(1) };
    this.#alarm('BalancerErrors', balancer.metrics.httpCodeElb(HttpCodeElb.ELB_5XX_COUNT, minute), {
      limit: 5,
      of: 5,
      minutes: 3,
    });
    for (const [name, { service, targets }] of Object.entries(services)) {
      const { minTasks } = config[name as 'api' | 'pages'];
      const { metrics } = targets;
      this.#alarm(`${name}Errors`, metrics.httpCodeTarget(HttpCodeTarget.TARGET_5XX_COUNT, minute), {
        limit: 5,
        of: 5,
        minutes: 3,
      });
      this.#alarm(`${name}Unhealthy`, metrics.unhealthyHostCount(minute), { limit: 0, of: 5 });
      // By /readyz: too few healthy targets, for any reason; without a database there are none.
      this.#alarm(`${name}TooFewReady`, metrics.healthyHostCount({ ...minute, statistic: 'Minimum' }), {
        limit: minTasks,
        of: 5,
        isBelow: true,
        isSilenceBad: true,
      });
      this.#alarm(`${name}Cpu`, service.metricCpuUtilization(minute), { limit: CPU_HIGH_PERCENT, of: 15 });
      this.#alarm(`${name}Memory`, service.metricMemoryUtilization(minute), {
        limit: CPU_HIGH_PERCENT,
        of: 15,
      });
    }
    const slow = services.api.targets.metrics.targetResponseTime({ ...minute, statistic: 'p90' });
    this.#alarm('apiSlow', slow, { limit: SLOW_SECONDS, of: 10 });
  }

  #alarm(id: string, metric: IMetric, { limit, of, minutes = of, isBelow, isSilenceBad }: Bound): void {
    const alarm = new Alarm(this, id, {
      metric,
      threshold: limit,
      evaluationPeriods: of,
      datapointsToAlarm: minutes,
      comparisonOperator: isBelow
        ? ComparisonOperator.LESS_THAN_THRESHOLD
        : ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: isSilenceBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
    alarm.addOkAction(new SnsAction(this.#topic));
  }
}
