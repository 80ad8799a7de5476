import { Aws, Validations } from 'aws-cdk-lib';
import { PolicyStatement, type IRole } from 'aws-cdk-lib/aws-iam';
import { bucketName } from './names.ts';

interface FileGrant {
  stage: string;
  kind: 'site' | 'media';
  actions: ('s3:GetObject' | 's3:PutObject' | 's3:DeleteObject')[];
  /** Keys, or key prefixes that end with a star. */
  keys: string[];
}

/**
 * The checks report a star in a resource unless that very resource is suppressed, so the suppressions name resources that
 * are known only at deployment.
 */
const NAMED = { partition: '<AWS::Partition>', account: '<AWS::AccountId>', region: '<AWS::Region>' };

const arnOf = (bucket: string, key: string, partition: string) => `arn:${partition}:s3:::${bucket}/${key}`;

/** Allows a role these actions on these files, and to list them. */
export function grantFiles(role: IRole, { stage, kind, actions, keys }: FileGrant): void {
  const bucket = bucketName(stage, kind);
  const resources = keys.map((key) => arnOf(bucket, key, Aws.PARTITION));
  role.addToPrincipalPolicy(new PolicyStatement({ actions, resources }));
  role.addToPrincipalPolicy(
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [`arn:${Aws.PARTITION}:s3:::${bucket}`] }),
  );
  const starred = keys.filter((key) => key.includes('*'));
  Validations.of(role).acknowledge(
    ...starred.map((key) => ({
      id: `AwsSolutions-IAM5[Resource::${arnOf(bucketName(stage, kind, NAMED), key, NAMED.partition)}]`,
      reason: 'The files of one place in one bucket; their names are made later.',
    })),
  );
}
