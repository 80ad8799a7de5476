import { Duration, Validations } from 'aws-cdk-lib';
import { SubnetType } from 'aws-cdk-lib/aws-ec2';
import { Repository } from 'aws-cdk-lib/aws-ecr';
import {
  ContainerDependencyCondition,
  ContainerImage,
  CpuArchitecture,
  FargateService,
  FargateTaskDefinition,
  LogDrivers,
  OperatingSystemFamily,
  PropagatedTagSource,
  type ContainerDefinition,
  type ContainerDefinitionOptions,
  type ICluster,
  type Secret,
} from 'aws-cdk-lib/aws-ecs';
import {
  ApplicationProtocol,
  ApplicationTargetGroup,
  Protocol,
  TargetGroupLoadBalancingAlgorithmType,
} from 'aws-cdk-lib/aws-elasticloadbalancingv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { imageRepository, type IMAGES, PORTS, type ServiceName } from '../names.ts';
import { retentionOf } from '../retentionOf.ts';
import type { StageConfig } from '../StageConfig.ts';
import { TIMING } from './timing.ts';

const CPU_TARGET_PERCENT = 60;
const VOLUME = 'site';

interface WebServiceProps {
  cluster: ICluster;
  config: StageConfig;
  name: ServiceName;
  environment: Record<string, string>;
  secrets?: Record<string, Secret>;
  /** Health check path; answers 200 when the process can serve. */
  healthPath: string;
}

interface FolderSidecar {
  image: (typeof IMAGES)[number];
  folder: string;
  environment: Record<string, string>;
  /** A command that exits with 0 once the folder has what the service needs. */
  isFilled: string[];
}

/** Tasks of one image behind the load balancer: at least two, deployed by rolling update, and rolled back on failure. */
export class WebService extends Construct {
  readonly service: FargateService;
  readonly targets: ApplicationTargetGroup;
  readonly container: ContainerDefinition;
  readonly #props: WebServiceProps;
  readonly #task: FargateTaskDefinition;

  constructor(scope: Construct, id: string, props: WebServiceProps) {
    super(scope, id);
    this.#props = props;
    const { cluster, config, name } = props;
    const size = config[name];
    this.#task = this.#defineTask(props);
    this.container = this.#task.defaultContainer as ContainerDefinition;
    this.service = new FargateService(this, 'Service', {
      cluster,
      taskDefinition: this.#task,
      desiredCount: size.minTasks,
      minHealthyPercent: 100,
      maxHealthyPercent: 200,
      circuitBreaker: { rollback: true },
      healthCheckGracePeriod: TIMING.firstStart,
      vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
      assignPublicIp: false,
      propagateTags: PropagatedTagSource.SERVICE,
    });
    this.targets = new ApplicationTargetGroup(this, 'Targets', {
      vpc: cluster.vpc,
      port: PORTS[name],
      protocol: ApplicationProtocol.HTTP,
      targets: [this.service],
      deregistrationDelay: TIMING.deregistration,
      loadBalancingAlgorithmType: TargetGroupLoadBalancingAlgorithmType.LEAST_OUTSTANDING_REQUESTS,
      healthCheck: {
        protocol: Protocol.HTTP,
        path: props.healthPath,
        healthyHttpCodes: '200',
        interval: TIMING.healthInterval,
        timeout: TIMING.healthTimeout,
        healthyThresholdCount: 2,
        unhealthyThresholdCount: 3,
      },
    });
    const scaling = this.service.autoScaleTaskCount({
      minCapacity: size.minTasks,
      maxCapacity: size.maxTasks,
    });
    scaling.scaleOnCpuUtilization('Cpu', {
      targetUtilizationPercent: CPU_TARGET_PERCENT,
      scaleOutCooldown: Duration.minutes(1),
      scaleInCooldown: Duration.minutes(10),
    });
  }

  #defineTask(props: WebServiceProps): FargateTaskDefinition {
    const { config, name, environment, secrets = {} } = props;
    const size = config[name];
    const task = new FargateTaskDefinition(this, 'Task', {
      cpu: size.cpu,
      memoryLimitMiB: size.memoryMiB,
      runtimePlatform: {
        cpuArchitecture: config.architecture === 'ARM64' ? CpuArchitecture.ARM64 : CpuArchitecture.X86_64,
        operatingSystemFamily: OperatingSystemFamily.LINUX,
      },
    });
    this.#addContainer(task, props, name, {
      environment: { PORT: String(PORTS[name]), ...environment },
      secrets,
      portMappings: [{ containerPort: PORTS[name] }],
    });
    Validations.of(task).acknowledge({
      id: 'AwsSolutions-ECS2',
      reason: 'What is in the environment is not a secret; secrets come from Secrets Manager.',
    });
    const role = task.obtainExecutionRole();
    const accepted = {
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'ecr:GetAuthorizationToken takes no resource.',
    };
    Validations.of(role).acknowledge(accepted);
    return task;
  }

  #addContainer(
    task: FargateTaskDefinition,
    { config, name }: WebServiceProps,
    image: (typeof IMAGES)[number],
    options: Partial<ContainerDefinitionOptions>,
  ): ContainerDefinition {
    const repository = Repository.fromRepositoryName(
      this,
      `Image-${image}`,
      imageRepository(config.stage, image),
    );
    const { environment, ...rest } = options;
    return task.addContainer(image, {
      image: ContainerImage.fromEcrRepository(repository, config[name].tag),
      environment: { NODE_ENV: 'production', ...environment },
      readonlyRootFilesystem: true,
      stopTimeout: TIMING.stop,
      logging: LogDrivers.awsLogs({
        streamPrefix: image,
        logGroup: new LogGroup(this, `Log-${image}`, { retention: retentionOf(config.logDays) }),
      }),
      ...rest,
    });
  }

  /**
   * Adds a sidecar container to each task that fills a folder for the main container, which waits for it. The folder is
   * ephemeral: empty at start, and lost when the task ends.
   */
  addFolderSidecar({ image, folder, environment, isFilled }: FolderSidecar): void {
    const task = this.#task;
    task.addVolume({ name: VOLUME });
    const sidecar = this.#addContainer(task, this.#props, image, {
      environment,
      healthCheck: {
        command: ['CMD', ...isFilled],
        interval: TIMING.healthInterval,
        timeout: TIMING.healthTimeout,
        startPeriod: TIMING.firstStart,
        retries: 3,
      },
    });
    sidecar.addMountPoints({ containerPath: folder, sourceVolume: VOLUME, readOnly: false });
    this.container.addMountPoints({ containerPath: folder, sourceVolume: VOLUME, readOnly: true });
    this.container.addContainerDependencies({
      container: sidecar,
      condition: ContainerDependencyCondition.HEALTHY,
    });
  }
}
