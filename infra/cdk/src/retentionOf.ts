import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/**
 * The log retention for a number of days; values of RetentionDays are days. @throws for a number that CloudWatch does not
 * support
 */
export function retentionOf(days: number): RetentionDays {
  if (!(days in RetentionDays)) throw new Error(`Logs cannot be kept for ${days} days.`);
  return days;
}
