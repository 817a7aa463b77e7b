-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('active', 'trialing', 'past_due', 'unpaid', 'canceled', 'inactive', 'none');

-- CreateEnum
CREATE TYPE "template_type" AS ENUM ('Legacy', 'Housemaster');

-- CreateEnum
CREATE TYPE "template_origin" AS ENUM ('upload', 'default');

-- CreateEnum
CREATE TYPE "template_status" AS ENUM ('uploaded', 'processing', 'processed', 'error');

-- CreateEnum
CREATE TYPE "report_status" AS ENUM ('created', 'uploading_audio', 'audio_uploaded', 'uploading_images', 'images_uploaded', 'upload_failed', 'upload_partial_success', 'initializing', 'converting_audio', 'transcribing_audio', 'indexing_transcript', 'finding_comments', 'creating_new_comments', 'writing_comments', 'adding_functional_conditions', 'adding_maintenance_tips', 'adding_report_header', 'audio_processing_completed', 'initializing_image_processing', 'classifying_images', 'matching_images_to_comments', 'writing_images_to_report', 'finalizing_image_processing', 'creating_final_download_package', 'completed', 'error');

-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "subscription_status" "subscription_status" NOT NULL DEFAULT 'none',
    "has_used_free_trial" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_tokens" (
    "hash" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "template_versions" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "type" "template_type" NOT NULL,
    "origin" "template_origin" NOT NULL,
    "file_key" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "template_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "current_templates" (
    "account_id" TEXT NOT NULL,
    "version_id" TEXT NOT NULL,
    "status" "template_status" NOT NULL,
    "processed_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "current_templates_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "status" "report_status" NOT NULL DEFAULT 'created',
    "stage_progress" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "reached_step" INTEGER NOT NULL DEFAULT 0,
    "messages" JSONB NOT NULL DEFAULT '[]',
    "create_new_comments" BOOLEAN NOT NULL,
    "add_defect_locations" BOOLEAN NOT NULL,
    "write_maintenance_tips" BOOLEAN NOT NULL,
    "write_functional_conditions" BOOLEAN NOT NULL,
    "write_header" BOOLEAN NOT NULL,
    "header" TEXT,
    "template_version_id" TEXT,
    "template_type" "template_type",
    "lease_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audio_files" (
    "id" TEXT NOT NULL,
    "report_id" TEXT NOT NULL,
    "position" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "file_key" TEXT NOT NULL,

    CONSTRAINT "audio_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "image_files" (
    "id" TEXT NOT NULL,
    "report_id" TEXT NOT NULL,
    "position" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "file_key" TEXT NOT NULL,
    "is_excluded" BOOLEAN NOT NULL,

    CONSTRAINT "image_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report_packages" (
    "report_id" TEXT NOT NULL,
    "file_key" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" BIGINT NOT NULL,

    CONSTRAINT "report_packages_pkey" PRIMARY KEY ("report_id")
);

-- CreateTable
CREATE TABLE "finished_stages" (
    "report_id" TEXT NOT NULL,
    "stage" "report_status" NOT NULL,
    "warnings" TEXT[],
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "finished_stages_pkey" PRIMARY KEY ("report_id","stage")
);

-- CreateTable
CREATE TABLE "kept_values" (
    "report_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "json" TEXT NOT NULL,

    CONSTRAINT "kept_values_pkey" PRIMARY KEY ("report_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "accounts_username_key" ON "accounts"("username");

-- CreateIndex
CREATE INDEX "sessions_account_id_idx" ON "sessions"("account_id");

-- CreateIndex
CREATE INDEX "refresh_tokens_session_id_idx" ON "refresh_tokens"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "template_versions_account_id_id_key" ON "template_versions"("account_id", "id");

-- CreateIndex
CREATE INDEX "reports_account_id_created_at_id_idx" ON "reports"("account_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audio_files_report_id_position_idx" ON "audio_files"("report_id", "position");

-- CreateIndex
CREATE INDEX "image_files_report_id_position_idx" ON "image_files"("report_id", "position");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "template_versions" ADD CONSTRAINT "template_versions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "current_templates" ADD CONSTRAINT "current_templates_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "current_templates" ADD CONSTRAINT "current_templates_account_id_version_id_fkey" FOREIGN KEY ("account_id", "version_id") REFERENCES "template_versions"("account_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_template_version_id_fkey" FOREIGN KEY ("account_id", "template_version_id") REFERENCES "template_versions"("account_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audio_files" ADD CONSTRAINT "audio_files_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "image_files" ADD CONSTRAINT "image_files_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_packages" ADD CONSTRAINT "report_packages_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finished_stages" ADD CONSTRAINT "finished_stages_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "kept_values" ADD CONSTRAINT "kept_values_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Rules that Prisma's schema cannot say
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_username_lower_case" CHECK ("username" = lower("username"));
ALTER TABLE "reports" ADD CONSTRAINT "reports_stage_progress_range" CHECK ("stage_progress" BETWEEN 0 AND 1);
ALTER TABLE "reports" ADD CONSTRAINT "reports_template_whole" CHECK (("template_version_id" IS NULL) = ("template_type" IS NULL));
ALTER TABLE "reports" ADD CONSTRAINT "reports_messages_list" CHECK (jsonb_typeof("messages") = 'array');
ALTER TABLE "audio_files" ADD CONSTRAINT "audio_files_size_positive" CHECK ("size" >= 0);
ALTER TABLE "image_files" ADD CONSTRAINT "image_files_size_positive" CHECK ("size" >= 0);
ALTER TABLE "report_packages" ADD CONSTRAINT "report_packages_size_positive" CHECK ("size" >= 0);
