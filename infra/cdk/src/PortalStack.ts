import { CfnOutput, RemovalPolicy, Stack, Validations, type StackProps } from 'aws-cdk-lib';
import type { IVpc } from 'aws-cdk-lib/aws-ec2';
import { Cluster, ContainerInsights, Secret as ContainerSecret } from 'aws-cdk-lib/aws-ecs';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { grantFiles } from './grantFiles.ts';
import { bucketName, MODULES_FILE, originOf, SITE_PREFIX, storedNames } from './names.ts';
import { Alarms } from './portal/Alarms.ts';
import { Balancer } from './portal/Balancer.ts';
import { Edge } from './portal/Edge.ts';
import { WebService } from './portal/WebService.ts';
import type { StageConfig } from './StageConfig.ts';

/** Mount point of the site in the images of pages and follower. */
const SITE_FOLDER = '/srv/fleetwatch';
const SECRET_LENGTH = 64;

interface PortalStackProps extends StackProps {
  config: StageConfig;
  vpc: IVpc;
  firewallArn?: string | undefined;
}

/** All running services: API and pages, the load balancer, CloudFront, alarms. */
export class PortalStack extends Stack {
  readonly distributionId: string;

  constructor(scope: Construct, id: string, { config, vpc, firewallArn, ...props }: PortalStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const site = Bucket.fromBucketName(this, 'Site', bucketName(config.stage, 'site'));
    const cluster = new Cluster(this, 'Cluster', {
      vpc,
      containerInsightsV2: ContainerInsights.DISABLED,
    });
    Validations.of(cluster).acknowledge({
      id: 'AwsSolutions-ECS4',
      reason:
        'What Container Insights charges for, the load balancer, the services and the API count already.',
    });
    const storage = {
      FLEETWATCH_S3_BUCKET: bucketName(config.stage, 'media'),
      FLEETWATCH_S3_REGION: this.region,
    };
    const api = this.#api(cluster, config, storage);
    const pages = this.#pages(cluster, config, storage);
    const { balancer } = new Balancer(this, 'Balancer', {
      vpc,
      certificateName: storedNames(config.stage).certificate,
      api: api.targets,
      pages: pages.targets,
    });
    const { distribution } = new Edge(this, 'Edge', { config, balancer, site, firewallArn });
    new Alarms(this, 'Alarms', { config, balancer, services: { api, pages } });
    this.distributionId = distribution.distributionId;
    new CfnOutput(this, 'PortalHost', { value: distribution.distributionDomainName });
  }

  #api(cluster: Cluster, config: StageConfig, storage: Record<string, string>): WebService {
    const api = new WebService(this, 'Api', {
      cluster,
      config,
      name: 'api',
      healthPath: '/readyz',
      environment: {
        ...storage,
        FLEETWATCH_BASE_PATH: '/api',
        // CloudFront and the load balancer each append an address to X-Forwarded-For.
        FLEETWATCH_TRUSTED_PROXIES: '2',
        FLEETWATCH_ORIGIN: originOf(config),
        FLEETWATCH_MAIL_FROM: config.mailFrom,
        FLEETWATCH_COLLECTIONS_URL: `${originOf(config)}/collections.json`,
      },
      secrets: this.#secrets(config.stage),
    });
    grantFiles(api.service.taskDefinition.taskRole, {
      stage: config.stage,
      kind: 'media',
      actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      keys: ['*'],
    });
    return api;
  }

  #secrets(stage: string): Record<string, ContainerSecret> {
    const names = storedNames(stage);
    const given = (id: string, name: string) =>
      ContainerSecret.fromSecretsManager(Secret.fromSecretNameV2(this, id, name));
    const signing = new Secret(this, 'SigningSecret', {
      secretName: names.secret,
      description: 'Signs the tokens of Fleetwatch; a new one signs everyone out',
      generateSecretString: { passwordLength: SECRET_LENGTH, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(signing).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Changing it signs everyone out, so an operator decides when.',
    });
    return {
      FLEETWATCH_SECRET: ContainerSecret.fromSecretsManager(signing),
      MONGODB_URI: given('MongodbUri', names.mongodbUri),
      FLEETWATCH_SMTP_URL: given('SmtpUrl', names.smtpUrl),
    };
  }

  #pages(cluster: Cluster, config: StageConfig, storage: Record<string, string>): WebService {
    const pages = new WebService(this, 'Pages', {
      cluster,
      config,
      name: 'pages',
      healthPath: '/',
      environment: {
        ...storage,
        FLEETWATCH_ORIGIN: originOf(config),
        FLEETWATCH_SITE: SITE_FOLDER,
      },
    });
    pages.addFolderSidecar({
      image: 'follower',
      folder: SITE_FOLDER,
      environment: {
        FLEETWATCH_SITE: SITE_FOLDER,
        FLEETWATCH_SITE_BUCKET: bucketName(config.stage, 'site'),
        FLEETWATCH_SITE_REGION: this.region,
      },
      isFilled: [
        'node',
        '-e',
        `process.exit(require('fs').existsSync('${SITE_FOLDER}/shell/index.html') ? 0 : 1)`,
      ],
    });
    grantFiles(pages.service.taskDefinition.taskRole, {
      stage: config.stage,
      kind: 'site',
      actions: ['s3:GetObject'],
      keys: [...Object.values(SITE_PREFIX).map((prefix) => `${prefix}/*`), MODULES_FILE],
    });
    return pages;
  }
}
