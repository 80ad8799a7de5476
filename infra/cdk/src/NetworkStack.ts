import { Stack, Validations, type StackProps } from 'aws-cdk-lib';
import {
  FlowLogDestination,
  FlowLogTrafficType,
  GatewayVpcEndpointAwsService,
  InterfaceVpcEndpoint,
  InterfaceVpcEndpointService,
  Peer,
  Port,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { retentionOf } from './retentionOf.ts';
import type { StageConfig } from './StageConfig.ts';

/** Atlas gives each of its processes behind an endpoint its own port, from this one on. */
const DATABASE_PORTS = Port.tcpRange(1_024, 65_535);

/** Two zones. All services have private addresses; outbound traffic goes through NAT, except media traffic. */
export class NetworkStack extends Stack {
  readonly vpc: Vpc;

  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: StageConfig }) {
    super(scope, id, props);
    this.vpc = new Vpc(this, 'Vpc', {
      maxAzs: 2,
      natGateways: config.natGateways,
      subnetConfiguration: [
        { name: 'public', subnetType: SubnetType.PUBLIC, cidrMask: 24, mapPublicIpOnLaunch: false },
        { name: 'private', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 20 },
      ],
      gatewayEndpoints: { s3: { service: GatewayVpcEndpointAwsService.S3 } },
      flowLogs: {
        refused: {
          trafficType: FlowLogTrafficType.REJECT,
          destination: FlowLogDestination.toCloudWatchLogs(
            new LogGroup(this, 'Refused', { retention: retentionOf(config.logDays) }),
          ),
        },
      },
    });
    const { privateLinkService } = config.database;
    if (privateLinkService !== undefined) this.#linkDatabase(privateLinkService);
  }

  #linkDatabase(service: string): void {
    const { vpc } = this;
    const group = new SecurityGroup(this, 'DatabaseLink', {
      vpc,
      description: 'The managed MongoDB, from inside this network',
      allowAllOutbound: false,
    });
    group.addIngressRule(Peer.ipv4(vpc.vpcCidrBlock), DATABASE_PORTS, 'MongoDB');
    Validations.of(group).acknowledge({
      id: 'AwsSolutions-EC23',
      reason: 'The source is this network, whose range is known at deployment.',
    });
    new InterfaceVpcEndpoint(this, 'Database', {
      vpc,
      service: new InterfaceVpcEndpointService(service),
      securityGroups: [group],
      open: false,
      subnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
    });
  }
}
