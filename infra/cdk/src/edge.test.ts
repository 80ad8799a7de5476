import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from 'aws-cdk-lib/assertions';
import { LOGGED_FIELDS } from './EdgeLogsStack.ts';
import { nginxRules } from './nginxRules.ts';
import { addedHeaders } from './testing/repositoryFiles.ts';
import { onlyResource, resourcesOf, stageTemplates, templateOf } from './testing/stageTemplates.ts';

const templates = stageTemplates('hosting');
const portal = templateOf(templates, 'portal');

interface Behavior {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods: string[];
  CachePolicyId: unknown;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId: { Ref: string };
  ViewerProtocolPolicy: string;
  Compress: boolean;
}
interface Origin {
  Id: string;
  OriginPath?: string;
  S3OriginConfig?: unknown;
  VpcOriginConfig?: unknown;
}
const config = onlyResource(portal, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'] as {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  Origins: Origin[];
};
const behaviorOf = (pattern: string): Behavior => {
  const found = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
  assert.ok(found, pattern);
  return found;
};
const originOf = ({ TargetOriginId }: Behavior): Origin => {
  const found = config.Origins.find(({ Id }) => Id === TargetOriginId);
  assert.ok(found);
  return found;
};
/** The headers that a policy adds, as header lines. */
function headersOf({ ResponseHeadersPolicyId: { Ref } }: Behavior): Record<string, string> {
  const policy = resourcesOf(portal, 'AWS::CloudFront::ResponseHeadersPolicy')[Ref];
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy?.Properties[
    'ResponseHeadersPolicyConfig'
  ] as {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
  };
  const age = security['StrictTransportSecurity']?.['AccessControlMaxAgeSec'];
  const referrer = security['ReferrerPolicy']?.['ReferrerPolicy'];
  const policyOfContent = security['ContentSecurityPolicy']?.['ContentSecurityPolicy'];
  return {
    'strict-transport-security': `max-age=${String(age)}`,
    ...(security['ContentTypeOptions'] ? { 'x-content-type-options': 'nosniff' } : {}),
    ...(policyOfContent ? { 'content-security-policy': String(policyOfContent) } : {}),
    ...(referrer ? { 'referrer-policy': String(referrer) } : {}),
    ...Object.fromEntries((custom?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}

test("uses HTTP/2 and 3, TLS 1.2 or newer, and the stage's host names", () => {
  portal.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      HttpVersion: 'http2and3',
      Aliases: ['boats.example.com', '*.boats.example.com'],
      ViewerCertificate: Match.objectLike({
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      }),
    }),
  });
  const all = [config.DefaultCacheBehavior, ...config.CacheBehaviors];
  assert.deepEqual(
    [...new Set(all.map(({ ViewerProtocolPolicy }) => ViewerProtocolPolicy))],
    ['redirect-to-https'],
  );
});

test('pages and API are never cached, accept every method, and receive the requested host', () => {
  const { DefaultCacheBehavior: answers } = config;
  assert.ok(originOf(answers).VpcOriginConfig);
  assert.equal(answers.CachePolicyId, '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', 'Managed-CachingDisabled');
  assert.equal(answers.OriginRequestPolicyId, '216adef6-5c7f-47e4-b989-5492eafa07d3', 'Managed-AllViewer');
  assert.equal(answers.AllowedMethods.length, 7);
});

test('serves files of the shell and remotes from the bucket, compressed, with the caching of each file', () => {
  assert.deepEqual(
    config.CacheBehaviors.map(({ PathPattern }) => PathPattern),
    ['/assets/*', '/remotes/*'],
  );
  assert.equal(originOf(behaviorOf('/assets/*')).OriginPath, '/shell');
  assert.equal(originOf(behaviorOf('/remotes/*')).OriginPath ?? '', '');
  for (const behavior of config.CacheBehaviors) {
    assert.ok(originOf(behavior).S3OriginConfig);
    assert.equal(behavior.Compress, true);
    assert.deepEqual(behavior.AllowedMethods, ['GET', 'HEAD']);
  }
  portal.resourceCountIs('AWS::CloudFront::OriginAccessControl', 2);
  portal.hasResourceProperties('AWS::CloudFront::CachePolicy', {
    CachePolicyConfig: Match.objectLike({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 31_536_000,
      ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
        EnableAcceptEncodingBrotli: true,
        EnableAcceptEncodingGzip: true,
      }),
    }),
  });
});

test("files have nginx's headers, and other responses those of the portal", () => {
  const { 'cache-control': _fromTheFile, ...ofFiles } = addedHeaders('infra/nginx/files.conf');
  assert.ok(Object.keys(ofFiles).length >= 4);
  for (const behavior of config.CacheBehaviors) assert.deepEqual(headersOf(behavior), ofFiles);
  // Headers with variables are for nginx's own responses.
  const always = Object.entries(addedHeaders('infra/nginx/portal.conf')).filter(
    ([, value]) => !value.startsWith('$'),
  );
  assert.deepEqual(headersOf(config.DefaultCacheBehavior), Object.fromEntries(always));
});

test('refuses floods as nginx does', () => {
  const { requestsPerMinute, tooMany, accountCalls } = nginxRules;
  assert.deepEqual(JSON.parse(tooMany), [JSON.parse(tooMany)[0], 'too_many_tries']);
  assert.ok(requestsPerMinute.accounts >= 60 && requestsPerMinute.all > requestsPerMinute.accounts);
  const calls = new RegExp(`^/api/(${accountCalls})$`);
  for (const path of ['/api/login', '/api/session/refresh', '/api/auth-launch']) assert.match(path, calls);
  for (const path of ['/api/launch', '/api/events', '/login']) assert.doesNotMatch(path, calls);
  const firewall = templateOf(templates, 'firewall');
  firewall.hasResourceProperties('AWS::WAFv2::WebACL', {
    Scope: 'CLOUDFRONT',
    CustomResponseBodies: { 'too-many': { Content: tooMany, ContentType: 'APPLICATION_JSON' } },
    Rules: Match.arrayWith([
      Match.objectLike({
        Action: { Block: { CustomResponse: Match.objectLike({ ResponseCode: 429 }) } },
        Statement: {
          RateBasedStatement: Match.objectLike({
            Limit: requestsPerMinute.accounts,
            ScopeDownStatement: {
              RegexMatchStatement: Match.objectLike({ RegexString: calls.source.replaceAll('\\/', '/') }),
            },
          }),
        },
      }),
      Match.objectLike({
        Statement: {
          RateBasedStatement: {
            Limit: requestsPerMinute.all,
            AggregateKeyType: 'IP',
            EvaluationWindowSec: 60,
          },
        },
      }),
    ]),
  });
  assert.match(JSON.stringify(config), /"WebACLId":/);
});

test('a stage can omit the firewall', () => {
  const club = stageTemplates('club');
  assert.equal(club.has('firewall'), false);
  templateOf(club, 'portal').hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({ WebACLId: Match.absent() }),
  });
});

test('the log contains no address, path, query, cookie or user agent', () => {
  templateOf(templates, 'edge-logs').hasResourceProperties('AWS::Logs::Delivery', {
    RecordFields: LOGGED_FIELDS,
  });
  const personal = /^(c-ip|c-port|x-forwarded-for|cs-uri-(stem|query)|cs\(.*\)|c-country|asn)$/i;
  assert.deepEqual(
    LOGGED_FIELDS.filter((field) => personal.test(field)),
    [],
  );
});

test('each remote, and the shell, has a publisher stack that depends on no other', () => {
  for (const name of [
    'shell',
    'mf-actions',
    'mf-boathouse',
    'mf-club',
    'mf-fleet',
    'mf-plans',
    'mf-records',
    'mf-safety',
    'mf-sorties',
    'mf-tweets',
  ]) {
    assert.doesNotMatch(
      JSON.stringify(templateOf(templates, `publish-${name}`).toJSON()),
      /Fn::ImportValue|Custom::/,
    );
  }
});

test('a publisher may write to its own folder and its own registry entry, from its branch and the tags of its versions', () => {
  const plans = templateOf(templates, 'publish-mf-plans');
  const { Properties } = onlyResource(plans, 'AWS::IAM::Policy');
  const { Statement } = Properties['PolicyDocument'] as {
    Statement: { Action: unknown; Resource: unknown }[];
  };
  const writing = Statement.filter(({ Action }) => /Put|Delete/.test(String(Action)));
  const keys = writing.flatMap(({ Resource }) => JSON.stringify(Resource).match(/"\/[^"]+"/g) ?? []);
  assert.deepEqual(keys.sort(), ['"/publishing.lock"', '"/registry/mf-plans.json"', '"/remotes/mf-plans/*"']);
  plans.hasResourceProperties('AWS::IAM::Role', {
    AssumeRolePolicyDocument: {
      Statement: [
        Match.objectLike({
          Action: 'sts:AssumeRoleWithWebIdentity',
          Condition: {
            StringLike: {
              'token.actions.githubusercontent.com:sub': [
                'repo:example/fleetwatch-plans:ref:refs/heads/main',
                'repo:example/fleetwatch-plans:ref:refs/tags/mf-plans@*',
                'repo:example/fleetwatch-plans:ref:refs/tags/@fleetwatch/mf-plans@*',
              ],
            },
          },
        }),
      ],
    },
  });
});

test('no template names an account or builds an image', () => {
  for (const [part, template] of templates) {
    const text = JSON.stringify(template.toJSON());
    assert.doesNotMatch(text, /arn:aws[^:]*:[^:]*:[^:]*:\d{12}:/, part);
    assert.doesNotMatch(text, /cdk-hnb659fds-container-assets/, part);
  }
});
