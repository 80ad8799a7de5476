import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** Logs are kept for so many days; the numbers of RetentionDays are days. @throws for one that CloudWatch does not know */
export function retentionOf(days: number): RetentionDays {
  if (!(days in RetentionDays)) throw new Error(`Logs cannot be kept for ${days} days.`);
  return days;
}
