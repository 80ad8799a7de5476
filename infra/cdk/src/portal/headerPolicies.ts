import { Duration } from 'aws-cdk-lib';
import {
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersStrictTransportSecurity,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const strictTransport: ResponseHeadersStrictTransportSecurity = {
  accessControlMaxAge: Duration.days(365),
  includeSubdomains: false,
  preload: false,
  override: true,
};

/**
 * Pages and API set their own headers, including the policy with the page's nonce; this header is added by the server, as in
 * portal.conf.
 */
export const answerHeaders = (scope: Construct, stage: string): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'AnswerHeaders', {
    responseHeadersPolicyName: `fleetwatch-${stage}-answers`,
    comment: 'infra/nginx/portal.conf',
    securityHeadersBehavior: { strictTransportSecurity: strictTransport },
  });

/** For files of a build, which have no headers of their own: as in infra/nginx/files.conf. */
export const fileHeaders = (scope: Construct, stage: string): ResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'FileHeaders', {
    responseHeadersPolicyName: `fleetwatch-${stage}-files`,
    comment: 'infra/nginx/files.conf',
    securityHeadersBehavior: {
      strictTransportSecurity: strictTransport,
      contentSecurityPolicy: {
        contentSecurityPolicy: "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
        override: true,
      },
      contentTypeOptions: { override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [{ header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override: true }],
    },
    removeHeaders: ['Server'],
  });
