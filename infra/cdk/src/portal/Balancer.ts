import { Validations } from 'aws-cdk-lib';
import { Peer, Port, SecurityGroup, SubnetType, type IVpc } from 'aws-cdk-lib/aws-ec2';
import {
  ApplicationListenerRule,
  ApplicationLoadBalancer,
  ApplicationProtocol,
  ListenerAction,
  ListenerCertificate,
  ListenerCondition,
  SslPolicy,
  type ApplicationListener,
  type ApplicationTargetGroup,
  type CfnListenerRule,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { nginxRules } from '../nginxRules.ts';
import { TIMING } from './timing.ts';

interface BalancerProps {
  vpc: IVpc;
  /** Name of the parameter that holds the certificate's ARN. */
  certificateName: string;
  api: ApplicationTargetGroup;
  pages: ApplicationTargetGroup;
}

/** The internal load balancer, reached only by CloudFront, over TLS. */
export class Balancer extends Construct {
  readonly balancer: ApplicationLoadBalancer;

  constructor(scope: Construct, id: string, { vpc, certificateName, api, pages }: BalancerProps) {
    super(scope, id);
    const group = new SecurityGroup(this, 'Group', {
      vpc,
      description: 'The load balancer, from CloudFront in this network',
    });
    // CloudFront has its own network interfaces in the private subnets (a VPC origin).
    group.addIngressRule(Peer.ipv4(vpc.vpcCidrBlock), Port.tcp(443), 'CloudFront');
    Validations.of(group).acknowledge({
      id: 'AwsSolutions-EC23',
      reason: 'The source is this network, whose range is known at deployment.',
    });
    this.balancer = new ApplicationLoadBalancer(this, 'Balancer', {
      vpc,
      internetFacing: false,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
      securityGroup: group,
      http2Enabled: true,
      idleTimeout: TIMING.balancerIdle,
      dropInvalidHeaderFields: true,
      deletionProtection: true,
    });
    Validations.of(this.balancer).acknowledge({
      id: 'AwsSolutions-ELB2',
      reason:
        'Its log cannot leave out paths and queries, which name members; CloudFront and the API log without them.',
    });
    const listener = this.balancer.addListener('Https', {
      port: 443,
      protocol: ApplicationProtocol.HTTPS,
      sslPolicy: SslPolicy.TLS13_RES,
      certificates: [
        ListenerCertificate.fromArn(StringParameter.valueForStringParameter(this, certificateName)),
      ],
      open: false,
      defaultAction: ListenerAction.forward([pages]),
    });
    this.#routeApi(listener, api);
  }

  #routeApi(listener: ApplicationListener, api: ApplicationTargetGroup): void {
    new ApplicationListenerRule(this, 'Hidden', {
      listener,
      priority: 1,
      conditions: [ListenerCondition.pathPatterns(nginxRules.hiddenPaths)],
      action: ListenerAction.fixedResponse(404, { contentType: 'text/plain', messageBody: 'Not found' }),
    });
    const rule = new ApplicationListenerRule(this, 'Api', {
      listener,
      priority: 2,
      conditions: [ListenerCondition.pathPatterns(['/api/*'])],
      action: ListenerAction.forward([api]),
    });
    // The API's paths have no `/api` prefix; the CDK construct does not support rewrites yet.
    (rule.node.defaultChild as CfnListenerRule).transforms = [
      { type: 'url-rewrite', urlRewriteConfig: { rewrites: [{ regex: '^/api/(.*)$', replace: '/$1' }] } },
    ];
  }
}
