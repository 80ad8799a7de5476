import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { nginxRules } from './nginxRules.ts';
import type { StageConfig } from './StageConfig.ts';

const { accountCalls, requestsPerMinute, tooMany } = nginxRules;
const WINDOW_SECONDS = 60;

const TOO_MANY_KEY = 'too-many';

/** Headers of a refusal, as nginx sets them on its own responses. */
const REFUSAL_HEADERS = {
  'Retry-After': '30',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Amazon's managed lists of known attackers and attacks. Without the common rule set, which refuses bodies such as notes and
 * log entries.
 */
const LISTS = ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesKnownBadInputsRuleSet'];

const measured = (name: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName: name,
  // Sampled requests would contain whole requests.
  sampledRequestsEnabled: false,
});

const floodRule = (
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: {
    block: {
      customResponse: {
        responseCode: 429,
        customResponseBodyKey: TOO_MANY_KEY,
        responseHeaders: Object.entries(REFUSAL_HEADERS).map(([header, value]) => ({ name: header, value })),
      },
    },
  },
  statement: {
    rateBasedStatement: {
      limit,
      aggregateKeyType: 'IP',
      evaluationWindowSec: WINDOW_SECONDS,
      ...(scopeDownStatement ? { scopeDownStatement } : {}),
    },
  },
  visibilityConfig: measured(name),
});

const listRule = (priority: number, name: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: measured(name),
});

/**
 * AWS WAF in front of CloudFront; it must be in us-east-1. It stops floods; password guessing is stopped by the API's own
 * throttles.
 */
export class FirewallStack extends Stack {
  readonly arn: string;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: StageConfig }) {
    super(scope, id, props);
    const ofAccounts = {
      regexMatchStatement: {
        fieldToMatch: { uriPath: {} },
        regexString: `^/api/(${accountCalls})$`,
        textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
      },
    };
    const acl = new CfnWebACL(this, 'Firewall', {
      name: `fleetwatch-${config.stage}`,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      customResponseBodies: { [TOO_MANY_KEY]: { content: tooMany, contentType: 'APPLICATION_JSON' } },
      visibilityConfig: measured(`fleetwatch-${config.stage}`),
      rules: [
        floodRule(0, 'accounts', requestsPerMinute.accounts, ofAccounts),
        floodRule(1, 'all', requestsPerMinute.all),
        ...LISTS.map((name, index) => listRule(2 + index, name)),
      ],
    });
    this.arn = acl.attrArn;
  }
}
