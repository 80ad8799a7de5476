import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match } from 'aws-cdk-lib/assertions';
import { nginxRules } from './nginxRules.ts';
import { repositoryFile } from './testing/repositoryFiles.ts';
import {
  onlyResource,
  resourcesOf,
  stageTemplates,
  templateOf,
  type Resource,
} from './testing/stageTemplates.ts';

const templates = stageTemplates('hosting');
const portal = templateOf(templates, 'portal');

interface Container {
  Name: string;
  Environment: { Name: string; Value: unknown }[];
  Secrets?: { Name: string; ValueFrom: unknown }[];
  MountPoints?: { ContainerPath: string; SourceVolume: string; ReadOnly: boolean }[];
  ReadonlyRootFilesystem: boolean;
  Essential: boolean;
  DependsOn?: unknown;
  HealthCheck?: { Command: string[] };
  StopTimeout: number;
}
const containers = new Map(
  Object.values(resourcesOf(portal, 'AWS::ECS::TaskDefinition'))
    .flatMap(({ Properties }) => Properties['ContainerDefinitions'] as Container[])
    .map((container) => [container.Name, container]),
);
const container = (name: string): Container => {
  const found = containers.get(name);
  assert.ok(found, name);
  return found;
};
/** A number of milliseconds, read from the code that defines it. */
const millisecondsOf = (path: string, name: string): number => {
  const [, digits = ''] = new RegExp(`${name} = ([\\d_]+);`).exec(repositoryFile(path)) ?? [];
  assert.ok(digits, `${name} of ${path}`);
  return Number(digits.replaceAll('_', ''));
};
const attributeOf = (resource: Resource, list: string, key: string): string => {
  const attributes = resource.Properties[list] as { Key: string; Value: string }[];
  return attributes.find(({ Key }) => Key === key)?.Value ?? '';
};

test('API and pages have two tasks or more, a rolling update without a gap, and a rollback on failure', () => {
  portal.resourceCountIs('AWS::ECS::Service', 2);
  portal.allResourcesProperties('AWS::ECS::Service', {
    LaunchType: 'FARGATE',
    DeploymentConfiguration: {
      MinimumHealthyPercent: 100,
      MaximumPercent: 200,
      DeploymentCircuitBreaker: { Enable: true, Rollback: true },
    },
    NetworkConfiguration: { AwsvpcConfiguration: { AssignPublicIp: 'DISABLED' } },
  });
  const sizes = Object.values(resourcesOf(portal, 'AWS::ApplicationAutoScaling::ScalableTarget'));
  assert.deepEqual(
    sizes.map(({ Properties: { MinCapacity, MaxCapacity } }) => [MinCapacity, MaxCapacity]),
    [
      [4, 24],
      [2, 8],
    ],
  );
});

test('a service depends on its listener, because otherwise its first task would not be registered', () => {
  for (const { DependsOn = [] } of Object.values(resourcesOf(portal, 'AWS::ECS::Service'))) {
    assert.ok(
      DependsOn.some((id) => /Listener|Https|BalancerApi|BalancerHttps/.test(id)),
      DependsOn.join(),
    );
  }
});

test('containers are read-only except for ephemeral volumes, which only the follower writes to', () => {
  assert.deepEqual([...containers.keys()].sort(), ['api', 'follower', 'pages']);
  for (const { ReadonlyRootFilesystem, Essential } of containers.values()) {
    assert.deepEqual([ReadonlyRootFilesystem, Essential], [true, true]);
  }
  const mounted = (name: string) => container(name).MountPoints;
  const folder = { ContainerPath: '/srv/fleetwatch', SourceVolume: 'site' };
  assert.equal(mounted('api'), undefined);
  assert.deepEqual(mounted('pages'), [{ ...folder, ReadOnly: true }]);
  assert.deepEqual(mounted('follower'), [{ ...folder, ReadOnly: false }]);
  assert.match(repositoryFile('infra/images/follower.Dockerfile'), /^VOLUME \/srv\/fleetwatch$/m);
});

test('the pages container starts once the site has been fetched', () => {
  assert.deepEqual(container('pages').DependsOn, [{ Condition: 'HEALTHY', ContainerName: 'follower' }]);
  const { HealthCheck } = container('follower');
  assert.deepEqual(HealthCheck?.Command.slice(0, 3), ['CMD', 'node', '-e']);
  assert.match(HealthCheck?.Command[3] ?? '', /existsSync\('\/srv\/fleetwatch\/shell\/index.html'\)/);
});

test('secrets come from Secrets Manager and appear nowhere else', () => {
  const { Environment, Secrets = [] } = container('api');
  assert.deepEqual(Secrets.map(({ Name }) => Name).sort(), [
    'FLEETWATCH_SECRET',
    'FLEETWATCH_SMTP_URL',
    'MONGODB_URI',
  ]);
  const named = new Set(Secrets.map(({ Name }) => Name));
  assert.deepEqual(
    Environment.filter(({ Name }) => named.has(Name)),
    [],
  );
  assert.equal(container('pages').Secrets, undefined);
  portal.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
  });
});

test('processes know every variable they are given', () => {
  const readers = [
    'api/src/platform/config/config.ts',
    'infra/local/src/readSettings.ts',
    'infra/local/src/follow.ts',
    'infra/site/src/gateway/readTrustedOrigins.ts',
  ];
  const known = readers.map(repositoryFile).join('\n');
  for (const { Environment, Secrets = [] } of containers.values()) {
    for (const { Name } of [...Environment, ...Secrets])
      assert.match(known, new RegExp(`\\b${Name}\\b`), Name);
  }
});

test('the API trusts two proxies, and limits its cookie to its path', () => {
  const values = new Map(container('api').Environment.map(({ Name, Value }) => [Name, Value]));
  assert.equal(values.get('NODE_ENV'), 'production');
  assert.equal(values.get('FLEETWATCH_TRUSTED_PROXIES'), '2');
  assert.equal(values.get('FLEETWATCH_BASE_PATH'), '/api');
  assert.equal(values.get('FLEETWATCH_ORIGIN'), 'https://boats.example.com');
});

test("each role has only its own process's permissions, on its own bucket", () => {
  const policies = Object.entries(resourcesOf(portal, 'AWS::IAM::Policy')).filter(([id]) =>
    id.includes('TaskRole'),
  );
  const statements = policies.flatMap(([id, { Properties }]) => {
    const { Statement } = Properties['PolicyDocument'] as {
      Statement: { Action: unknown; Resource: unknown }[];
    };
    return Statement.map(({ Action, Resource }) => {
      const bucket = /fleetwatch-hosting-(\w+)-/.exec(JSON.stringify(Resource))?.[1];
      return `${id.startsWith('Api') ? 'api' : 'pages'} ${bucket}: ${[Action].flat().sort().join(' ')}`;
    });
  });
  assert.deepEqual(statements.sort(), [
    'api media: s3:DeleteObject s3:GetObject s3:PutObject',
    'api media: s3:ListBucket',
    'pages site: s3:GetObject',
    'pages site: s3:ListBucket',
  ]);
});

test('a process has time to stop, and its health check uses its own readiness', () => {
  const stop = millisecondsOf('api/src/platform/http/drain.ts', 'STOP_MS') / 1_000;
  for (const { StopTimeout } of containers.values()) assert.ok(StopTimeout > stop && StopTimeout <= 2 * stop);
  const groups = Object.entries(resourcesOf(portal, 'AWS::ElasticLoadBalancingV2::TargetGroup'));
  assert.deepEqual(
    groups.map(
      ([id, { Properties }]) =>
        `${id.startsWith('Api') ? 'api' : 'pages'} ${String(Properties['HealthCheckPath'])}`,
    ),
    ['api /readyz', 'pages /'],
  );
  for (const [, group] of groups) {
    const delay = Number(attributeOf(group, 'TargetGroupAttributes', 'deregistration_delay.timeout_seconds'));
    assert.ok(delay >= stop && delay <= 30, `${delay} s`);
  }
  assert.match(repositoryFile('api/src/health/healthRoutes.ts'), /path: '\/readyz'/);
});

test('idle timeouts exceed two heartbeats, and the client side of a connection closes first', () => {
  const heartbeat = millisecondsOf('contract/src/live/wire.ts', 'LIVE_HEARTBEAT_MS') / 1_000;
  const keepAlive = millisecondsOf('api/src/platform/http/drain.ts', 'KEEP_ALIVE_MS') / 1_000;
  const balancer = onlyResource(portal, 'AWS::ElasticLoadBalancingV2::LoadBalancer');
  const idle = Number(attributeOf(balancer, 'LoadBalancerAttributes', 'idle_timeout.timeout_seconds'));
  const distribution = onlyResource(portal, 'AWS::CloudFront::Distribution').Properties['DistributionConfig'];
  const { Origins } = distribution as { Origins: { VpcOriginConfig?: Record<string, number> }[] };
  const edge = Origins.find(({ VpcOriginConfig }) => VpcOriginConfig)?.VpcOriginConfig ?? {};
  assert.ok(Number(edge['OriginReadTimeout']) > 2 * heartbeat);
  assert.ok(idle > 2 * heartbeat);
  assert.ok(Number(edge['OriginKeepaliveTimeout']) < idle && idle < keepAlive);
});

test('the balancer is internal, requires TLS 1.2 or newer, and hides the paths that nginx hides', () => {
  portal.hasResourceProperties('AWS::ElasticLoadBalancingV2::LoadBalancer', { Scheme: 'internal' });
  portal.resourceCountIs('AWS::ElasticLoadBalancingV2::Listener', 1);
  portal.hasResourceProperties('AWS::ElasticLoadBalancingV2::Listener', {
    Port: 443,
    Protocol: 'HTTPS',
    SslPolicy: Match.stringLikeRegexp('^ELBSecurityPolicy-TLS13-1-2-Res'),
    Certificates: [{ CertificateArn: Match.anyValue() }],
    DefaultActions: [{ Type: 'forward', TargetGroupArn: { Ref: Match.stringLikeRegexp('^Pages') } }],
  });
  assert.ok(nginxRules.hiddenPaths.includes('/api/metrics'));
  portal.hasResourceProperties('AWS::ElasticLoadBalancingV2::ListenerRule', {
    Priority: 1,
    Conditions: [
      {
        Field: 'path-pattern',
        PathPatternConfig: { Values: nginxRules.hiddenPaths },
      },
    ],
    Actions: [
      Match.objectLike({
        Type: 'fixed-response',
        FixedResponseConfig: Match.objectLike({ StatusCode: '404' }),
      }),
    ],
  });
});

test('a call reaches the API without the /api prefix', () => {
  portal.hasResourceProperties('AWS::ElasticLoadBalancingV2::ListenerRule', {
    Priority: 2,
    Conditions: [{ Field: 'path-pattern', PathPatternConfig: { Values: ['/api/*'] } }],
    Actions: [{ Type: 'forward', TargetGroupArn: { Ref: Match.stringLikeRegexp('^Api') } }],
    Transforms: [
      { Type: 'url-rewrite', UrlRewriteConfig: { Rewrites: [{ Regex: '^/api/(.*)$', Replace: '/$1' }] } },
    ],
  });
});

test('alarms report errors, too few ready tasks, and high CPU and memory', () => {
  const alarms = Object.values(resourcesOf(portal, 'AWS::CloudWatch::Alarm'));
  const metrics = alarms.map(({ Properties }) => String(Properties['MetricName'])).sort();
  assert.deepEqual(metrics, [
    ...['CPUUtilization', 'CPUUtilization', 'HTTPCode_ELB_5XX_Count'],
    ...['HTTPCode_Target_5XX_Count', 'HTTPCode_Target_5XX_Count', 'HealthyHostCount', 'HealthyHostCount'],
    ...['MemoryUtilization', 'MemoryUtilization', 'TargetResponseTime'],
    ...['UnHealthyHostCount', 'UnHealthyHostCount'],
  ]);
  for (const { Properties } of alarms) assert.equal((Properties['AlarmActions'] as unknown[]).length, 1);
  portal.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'HealthyHostCount',
    ComparisonOperator: 'LessThanThreshold',
    Threshold: 4,
    TreatMissingData: 'breaching',
  });
  portal.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: 'on-call@boats.example.com',
  });
});

test('retains logs as long as the stage configures', () => {
  portal.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
});

test('the database is reached through an endpoint where the stage has one, from this network only, otherwise by its address', () => {
  const linked = { ServiceName: Match.stringLikeRegexp('vpce-svc'), VpcEndpointType: 'Interface' };
  templateOf(templates, 'network').hasResourceProperties('AWS::EC2::VPCEndpoint', linked);
  templateOf(templates, 'network').hasResourceProperties('AWS::EC2::SecurityGroup', {
    SecurityGroupIngress: [Match.objectLike({ CidrIp: { 'Fn::GetAtt': [Match.anyValue(), 'CidrBlock'] } })],
  });
  const club = templateOf(stageTemplates('club'), 'network');
  club.resourcePropertiesCountIs('AWS::EC2::VPCEndpoint', { VpcEndpointType: 'Interface' }, 0);
  club.resourceCountIs('AWS::EC2::NatGateway', 1);
});
