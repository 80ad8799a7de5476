import { Annotations, Duration, Validations } from 'aws-cdk-lib';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin, VpcOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { ApplicationLoadBalancer } from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { SITE_PREFIX, storedNames } from '../names.ts';
import type { StageConfig } from '../StageConfig.ts';
import { answerHeaders, fileHeaders } from './headerPolicies.ts';
import { TIMING } from './timing.ts';

interface EdgeProps {
  config: StageConfig;
  balancer: ApplicationLoadBalancer;
  site: IBucket;
  /** ARN of a WAF web ACL in us-east-1. */
  firewallArn?: string | undefined;
}

/** CloudFront, the single public address: files from the bucket, everything else from the load balancer. */
export class Edge extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const { config, firewallArn } = props;
    const certificateArn = StringParameter.valueForStringParameter(
      this,
      storedNames(config.stage).edgeCertificate,
    );
    const { answers, assets, remotes } = this.#behaviors(props);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Fleetwatch ${config.stage}`,
      domainNames: config.domainNames,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(firewallArn === undefined ? {} : { webAclId: firewallArn }),
      defaultBehavior: answers,
      // Two patterns cover all remotes, including ones added later.
      additionalBehaviors: { '/assets/*': assets, '/remotes/*': remotes },
    });
    for (const [rule, reason] of [
      ['CFR1', 'Members travel; the club decides who gets in, not the country.'],
      [
        'CFR3',
        'It logs by EdgeLogsStack, which leaves out addresses, paths and queries; the older way cannot.',
      ],
    ]) {
      Validations.of(this.distribution).acknowledge({ id: `AwsSolutions-${rule}`, reason: reason ?? '' });
    }
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'SiteStack lets the distributions of the account in.',
    );
    if (firewallArn === undefined) {
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason: 'This stage goes without WAF; the API throttles by name and address itself.',
      });
    }
  }

  #behaviors({
    config,
    balancer,
    site,
  }: EdgeProps): Record<'answers' | 'assets' | 'remotes', BehaviorOptions> {
    const viewer = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS };
    const origin = VpcOrigin.withApplicationLoadBalancer(balancer, {
      vpcOriginName: `fleetwatch-${config.stage}`,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout: TIMING.edgeSilence,
      keepaliveTimeout: TIMING.edgeKeepAlive,
    });
    const files = {
      ...viewer,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      compress: true,
      cachePolicy: this.#filePolicy(config.stage),
      responseHeadersPolicy: fileHeaders(this, config.stage),
    };
    const bucket = (originPath?: string) =>
      S3BucketOrigin.withOriginAccessControl(site, originPath === undefined ? {} : { originPath });
    return {
      answers: {
        ...viewer,
        origin,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        // Pages have a nonce each, and API responses are private. Both are compressed by their servers.
        cachePolicy: CachePolicy.CACHING_DISABLED,
        compress: false,
        // Includes Host, which identifies the club.
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER,
        responseHeadersPolicy: answerHeaders(this, config.stage),
      },
      assets: { ...files, origin: bucket(`/${SITE_PREFIX.shell}`) },
      remotes: { ...files, origin: bucket() },
    };
  }

  /** Each file sets its own Cache-Control (infra/site/src/bucket/fileHeaders.ts); `no-cache` files are revalidated each time. */
  #filePolicy(stage: string): CachePolicy {
    return new CachePolicy(this, 'Files', {
      cachePolicyName: `fleetwatch-${stage}-files`,
      comment: 'By what the file says',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
      cookieBehavior: CacheCookieBehavior.none(),
      headerBehavior: CacheHeaderBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.none(),
    });
  }
}
