import { Tags, Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { EdgeLogsStack } from './EdgeLogsStack.ts';
import { FirewallStack } from './FirewallStack.ts';
import { ImagesStack } from './ImagesStack.ts';
import { MediaStack } from './MediaStack.ts';
import { NetworkStack } from './NetworkStack.ts';
import { PortalStack } from './PortalStack.ts';
import { PublisherStack } from './PublisherStack.ts';
import { SiteStack } from './SiteStack.ts';
import type { StageConfig } from './StageConfig.ts';

/** The region of CloudFront's certificates, firewalls and logs, whatever the region of the portal. */
const EDGE_REGION = 'us-east-1';

/** All stacks of a stage. Synthesis fails on a finding of AwsSolutions that is not suppressed with a reason. */
export function addStacks(app: App, config: StageConfig): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }));
  Tags.of(app).add('fleetwatch:stage', config.stage);
  const nameOf = (part: string) => `fleetwatch-${config.stage}-${part}`;
  const here = { config, env: { region: config.region }, crossRegionReferences: true };
  const edge = { ...here, env: { region: EDGE_REGION } };

  new ImagesStack(app, nameOf('images'), here);
  const { vpc } = new NetworkStack(app, nameOf('network'), here);
  const media = new MediaStack(app, nameOf('media'), here);
  const site = new SiteStack(app, nameOf('site'), here);
  const firewall = config.firewall ? new FirewallStack(app, nameOf('firewall'), edge) : undefined;
  const portal = new PortalStack(app, nameOf('portal'), { ...here, vpc, firewallArn: firewall?.arn });
  portal.addStackDependency(media, 'The API keeps pictures in its bucket, by name.');
  portal.addStackDependency(site, 'Pages start with what is published.');
  new EdgeLogsStack(app, nameOf('edge-logs'), { ...edge, distributionId: portal.distributionId });
  for (const name of ['shell', ...config.remotes]) {
    new PublisherStack(app, nameOf(`publish-${name}`), { ...here, name });
  }
}
