/** Feature flags of the CDK, set in code so that tests, `synth` and `deploy` produce the same templates. */
export const FLAGS = {
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/core:checkSecretUsage': true,
  '@aws-cdk/core:enablePartitionLiterals': true,
  '@aws-cdk/aws-ecs:arnFormatIncludesClusterName': true,
  '@aws-cdk/aws-ecs:removeDefaultDeploymentAlarm': true,
};
