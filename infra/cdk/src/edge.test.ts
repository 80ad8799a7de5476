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
/** What a policy adds, as header lines. */
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
  return {
    'strict-transport-security': `max-age=${String(age)}`,
    ...(security['ContentTypeOptions'] ? { 'x-content-type-options': 'nosniff' } : {}),
    ...(referrer ? { 'referrer-policy': String(referrer) } : {}),
    ...Object.fromEntries((custom?.Items ?? []).map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}

test('HTTP/2 and 3, TLS 1.2 at least, by the names of the stage', () => {
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

test('pages and API are never kept, take every method, and hear which host was asked', () => {
  const { DefaultCacheBehavior: answers } = config;
  assert.ok(originOf(answers).VpcOriginConfig);
  assert.equal(answers.CachePolicyId, '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', 'Managed-CachingDisabled');
  assert.equal(answers.OriginRequestPolicyId, '216adef6-5c7f-47e4-b989-5492eafa07d3', 'Managed-AllViewer');
  assert.equal(answers.AllowedMethods.length, 7);
});

test('files of the shell and of every remote come from the bucket, kept as each file says, compressed', () => {
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

test('files carry the headers that nginx gives them, other answers those of the portal', () => {
  const { 'cache-control': _fromTheFile, ...ofFiles } = addedHeaders('infra/nginx/files.conf');
  assert.ok(Object.keys(ofFiles).length >= 4);
  for (const behavior of config.CacheBehaviors) assert.deepEqual(headersOf(behavior), ofFiles);
  // What it adds by a variable is for answers of its own.
  const always = Object.entries(addedHeaders('infra/nginx/portal.conf')).filter(
    ([, value]) => !value.startsWith('$'),
  );
  assert.deepEqual(headersOf(config.DefaultCacheBehavior), Object.fromEntries(always));
});

test('floods are refused as nginx refuses them', () => {
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

test('a stage may go without the firewall', () => {
  const club = stageTemplates('club');
  assert.equal(club.has('firewall'), false);
  templateOf(club, 'portal').hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({ WebACLId: Match.absent() }),
  });
});

test('the log holds no address, path, query, cookie or browser', () => {
  templateOf(templates, 'edge-logs').hasResourceProperties('AWS::Logs::Delivery', {
    RecordFields: LOGGED_FIELDS,
  });
  const personal = /^(c-ip|c-port|x-forwarded-for|cs-uri-(stem|query)|cs\(.*\)|c-country|asn)$/i;
  assert.deepEqual(
    LOGGED_FIELDS.filter((field) => personal.test(field)),
    [],
  );
});

test('each remote, and the shell, is a stack of its own that needs no other one', () => {
  for (const name of [
    'shell',
    'mf-actions',
    'mf-boathouse',
    'mf-fleet',
    'mf-plans',
    'mf-sorties',
    'mf-tweets',
  ]) {
    assert.doesNotMatch(
      JSON.stringify(templateOf(templates, `publish-${name}`).toJSON()),
      /Fn::ImportValue|Custom::/,
    );
  }
});

test('whoever publishes a remote writes there and its own line of the registry, from its branch', () => {
  const plans = templateOf(templates, 'publish-mf-plans');
  const { Properties } = onlyResource(plans, 'AWS::IAM::Policy');
  const { Statement } = Properties['PolicyDocument'] as {
    Statement: { Action: unknown; Resource: unknown }[];
  };
  const writing = Statement.filter(({ Action }) => /Put|Delete/.test(String(Action)));
  const keys = writing.flatMap(({ Resource }) => JSON.stringify(Resource).match(/"\/[^"]+"/g) ?? []);
  assert.deepEqual(keys.sort(), ['"/registry/mf-plans.json"', '"/remotes/mf-plans/*"']);
  plans.hasResourceProperties('AWS::IAM::Role', {
    AssumeRolePolicyDocument: {
      Statement: [
        Match.objectLike({
          Action: 'sts:AssumeRoleWithWebIdentity',
          Condition: {
            StringEquals: Match.objectLike({
              'token.actions.githubusercontent.com:sub': 'repo:example/fleetwatch-plans:ref:refs/heads/main',
            }),
          },
        }),
      ],
    },
  });
});

test('no template names an account, and none builds an image', () => {
  for (const [part, template] of templates) {
    const text = JSON.stringify(template.toJSON());
    assert.doesNotMatch(text, /arn:aws[^:]*:[^:]*:[^:]*:\d{12}:/, part);
    assert.doesNotMatch(text, /cdk-hnb659fds-container-assets/, part);
  }
});
