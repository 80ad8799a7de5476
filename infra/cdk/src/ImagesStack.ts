import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Repository, TagMutability, TagStatus } from 'aws-cdk-lib/aws-ecr';
import type { Construct } from 'constructs';
import { imageRepository, IMAGES } from './names.ts';
import type { StageConfig } from './StageConfig.ts';

const IMAGES_KEPT = 20;

/** The repositories of infra/images. Tags are immutable, so that a rollback gets exactly the former image. */
export class ImagesStack extends Stack {
  constructor(scope: Construct, id: string, { config, ...props }: StackProps & { config: StageConfig }) {
    super(scope, id, props);
    for (const image of IMAGES) {
      new Repository(this, image, {
        repositoryName: imageRepository(config.stage, image),
        imageScanOnPush: true,
        imageTagMutability: TagMutability.IMMUTABLE,
        removalPolicy: RemovalPolicy.RETAIN,
        lifecycleRules: [
          { rulePriority: 1, tagStatus: TagStatus.UNTAGGED, maxImageAge: Duration.days(7) },
          { rulePriority: 2, maxImageCount: IMAGES_KEPT },
        ],
      });
    }
  }
}
