#!/bin/sh
# Creates the secrets that compose.yaml names, in ./secrets or the given folder. Existing files stay.
#
# Only the owner can access the folder; the files in it are world-readable, because a container reads them as another user and
# Docker keeps a file's mode.
set -eu
folder=${1:-./secrets}
umask 077
mkdir -p "$folder"
chmod 0700 "$folder"

keep() { # NAME: standard input becomes that secret, unless there is one
  if [ -e "$folder/$1" ]; then
    cat >/dev/null
    echo "$1 is there already."
  else
    cat >"$folder/$1.new"
    chmod 0444 "$folder/$1.new"
    mv "$folder/$1.new" "$folder/$1"
    echo "$1 is made."
  fi
}
random() { openssl rand -hex "$1"; }
has() { cat "$folder/$1"; }

random 48 | keep fleetwatch_secret
random 24 | keep metrics_token
openssl rand -base64 756 | keep mongo_keyfile
random 24 | keep mongo_root_password
random 24 | keep mongo_app_password
echo "mongodb://fleetwatch:$(has mongo_app_password)@mongo1,mongo2,mongo3/fleetwatch?replicaSet=rs0&authSource=admin" | keep mongodb_uri

if [ ! -e "$folder/s3_config" ] || [ ! -e "$folder/s3_credentials" ]; then
  id=$(random 10)
  key=$(random 24)
  rm -f "$folder/s3_config" "$folder/s3_credentials"
  keep s3_config <<END
{
  "identities": [
    {
      "name": "fleetwatch",
      "credentials": [{ "accessKey": "$id", "secretKey": "$key" }],
      "actions": ["Read:fleetwatch-media", "Write:fleetwatch-media", "List:fleetwatch-media"]
    }
  ]
}
END
  keep s3_credentials <<END
[default]
aws_access_key_id = $id
aws_secret_access_key = $key
END
fi

# The trial's mail server; replace it with your own: smtps://user:password@mail.example.org
echo 'smtp://mailpit:1025' | keep smtp_url
