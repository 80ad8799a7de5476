import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { onlyResource, stageTemplates, templateOf } from './testing/stageTemplates.ts';

const templates = stageTemplates('hosting');
const site = templateOf(templates, 'site');
const media = templateOf(templates, 'media');

const privateBucket = {
  BucketEncryption: {
    ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
  },
  PublicAccessBlockConfiguration: {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  },
  OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  VersioningConfiguration: { Status: 'Enabled' },
};

const deniesPlainHttp = {
  PolicyDocument: {
    Statement: Match.arrayWith([
      Match.objectLike({
        Effect: 'Deny',
        Principal: { AWS: '*' },
        Action: 's3:*',
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
      Match.objectLike({ Effect: 'Deny', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } }),
    ]),
  },
};

for (const [name, template] of [
  ['site', site],
  ['media', media],
] satisfies [string, Template][]) {
  test(`the bucket of the ${name} is private, encrypted, versioned, requires TLS 1.2, and is retained`, () => {
    template.hasResourceProperties('AWS::S3::Bucket', privateBucket);
    template.hasResourceProperties('AWS::S3::BucketPolicy', deniesPlainHttp);
    assert.equal(onlyResource(template, 'AWS::S3::Bucket').DeletionPolicy, 'Retain');
  });
}

test('only CloudFront distributions of this account can read the site', () => {
  const { Properties } = onlyResource(site, 'AWS::S3::BucketPolicy');
  const { Statement } = (Properties['PolicyDocument'] ?? {}) as { Statement: Record<string, unknown>[] };
  const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
  assert.deepEqual(
    allowed.map(({ Action }) => Action),
    ['s3:GetObject', 's3:ListBucket'],
  );
  for (const { Principal, Condition } of allowed) {
    assert.deepEqual(Principal, { Service: 'cloudfront.amazonaws.com' });
    const { StringEquals, ArnLike } = Condition as Record<string, Record<string, unknown>>;
    assert.deepEqual(StringEquals, { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } });
    assert.match(JSON.stringify(ArnLike), /cloudfront::.*AWS::AccountId.*:distribution\/\*/);
  }
});

test('only browsers on the portal can post to the media bucket', () => {
  media.hasResourceProperties('AWS::S3::Bucket', {
    CorsConfiguration: {
      CorsRules: [
        {
          AllowedOrigins: ['https://boats.example.com', 'https://*.boats.example.com'],
          AllowedMethods: ['POST', 'GET', 'HEAD'],
          AllowedHeaders: ['content-type', 'range'],
          MaxAge: 3_600,
        },
      ],
    },
  });
});

test("incomplete uploads expire after a day, and removed media after the stage's number of days", () => {
  media.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: [
        {
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          Id: 'unfinished-uploads',
          Status: 'Enabled',
        },
        {
          ExpiredObjectDeleteMarker: true,
          Id: 'removed',
          NoncurrentVersionExpiration: { NoncurrentDays: 7 },
          Status: 'Enabled',
        },
      ],
    },
  });
});

test('image tags are immutable, and images are scanned for known vulnerabilities', () => {
  const images = templateOf(templates, 'images');
  images.resourceCountIs('AWS::ECR::Repository', 3);
  images.allResourcesProperties('AWS::ECR::Repository', {
    ImageTagMutability: 'IMMUTABLE',
    ImageScanningConfiguration: { ScanOnPush: true },
  });
});
